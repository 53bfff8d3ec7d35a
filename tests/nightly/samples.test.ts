import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import type {SampleForm} from '../../src/features/code/request-forms';
import {requestSample} from '../../src/features/code/samples';
import {bodies} from '../unit/features/code/bodies';

// Every request of the site in the languages that readers can choose, run by the languages themselves. The machines of
// the nightly checks have them; elsewhere a missing one is skipped.

const sample = (form: SampleForm, body: string) =>
  requestSample(form, body)
    .tokens.map(({text}) => text)
    .join('');
const parsed = bodies.map((body) => JSON.parse(body) as unknown);

/** A call that shows whether a machine has the language. The unit tests run curl and JavaScript. */
const programs: Record<Exclude<SampleForm, 'curl' | 'javascript'>, [program: string, ...args: string[]]> = {
  python: ['python3', '--version'],
  go: ['gofmt'],
  php: ['php', '--version'],
};

const isMissing = ([program, ...args]: (typeof programs)[keyof typeof programs]) =>
  !process.env.CI && spawnSync(program, args, {input: ''}).status !== 0;

/** The output of a program that reads all samples of a form as a JSON array. */
function run(form: SampleForm, program: string, ...args: string[]): string {
  const {stdout, stderr, status} = spawnSync(program, args, {
    input: JSON.stringify(bodies.map((body) => sample(form, body))),
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: {...process.env, HARPER_PASSWORD: '<password>'},
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

it.skipIf(isMissing(programs.python))('is Python that sends an equal body', () => {
  const program = `
import json, sys, types
bodies = []
class Response:
    content = b""
    status_code = 200
    def json(self): return {}
    def raise_for_status(self): pass
class Jar:
    def __init__(self, name): assert name == "cookies.txt"
    def save(self, ignore_discard): assert ignore_discard
    def load(self, ignore_discard): assert ignore_discard
class Session:
    def post(self, url, json, auth=None, headers=None):
        assert url == "http://localhost:9925/"
        bodies.append(json)
        return Response()
sys.modules["requests"] = types.SimpleNamespace(Session=Session, post=Session().post)
sys.modules["http.cookiejar"] = types.SimpleNamespace(MozillaCookieJar=Jar)
import builtins, io
builtins.print, report = lambda *args: None, print
builtins.open = lambda *args: io.BytesIO()
for sample in json.loads(sys.stdin.read()):
    exec(compile(sample, "sample", "exec"), {})
report(json.dumps(bodies))
`;
  expect(JSON.parse(run('python', 'python3', '-c', program))).toEqual(parsed);
});

it.skipIf(isMissing(programs.go))('is a Go program as gofmt writes it, and sends the body as it stands', () => {
  const problems = bodies.flatMap((body) => {
    const program = sample('go', body);
    const {stdout: formatted, status} = spawnSync('gofmt', {input: `${program}\n`, encoding: 'utf8'});
    const imports = [...program.matchAll(/^\t"([\w/]+)"$/gm)].map(([, path = '']) => path.split('/').at(-1)!);
    const code = program.split('func main')[1]!.replace(/`[^`]*`/g, '');
    const used = new Set([...code.matchAll(/\b(\w+)\.[A-Z]/g)].map(([, name = '']) => name));
    const unknown = [...used].filter((name) => !['request', 'response', 'file', 'Body', ...imports].includes(name));
    const [, literal = ''] = /body := `([^]*?)`\n\trequest, err/.exec(program) ?? [];
    const sent = literal.replaceAll('` + "`" + `', '`').replace('` + string(quoted) + `', '"<password>"');
    const isRight =
      status === 0 &&
      formatted === `${program}\n` &&
      imports.every((name) => used.has(name)) &&
      unknown.length === 0 &&
      sent === body;
    return isRight ? [] : [program, unknown, formatted];
  });
  expect(problems).toEqual([]);
});

it.skipIf(isMissing(programs.php))('is PHP that sends an equal body', () => {
  const program = `
foreach (['RETURNTRANSFER', 'USERPWD', 'HTTPHEADER', 'POSTFIELDS', 'COOKIEJAR', 'COOKIEFILE', 'FAILONERROR'] as $value => $name) defined("CURLOPT_$name") || define("CURLOPT_$name", $value);
define('CURLINFO_RESPONSE_CODE', 0);
function request($options) { echo json_encode(json_decode($options[CURLOPT_POSTFIELDS])), "\\n"; }
foreach (json_decode(stream_get_contents(STDIN)) as $sample) {
  eval('if (true) {' . strtr(substr($sample, 5), ['curl_setopt_array($request, ' => 'request(', 'curl_init(' => 'strval(', 'curl_exec(' => 'strval(', 'curl_getinfo(' => 'max(', 'printf(' => 'max(', 'file_put_contents(' => 'max(']) . '}');
}`;
  const lines = run('php', 'php', '-r', program).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(parsed);
});
