import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import type {Json} from '../../../src/lib/json';
import {PASSWORD, type Instance} from './instance';

/** The outcome of an example. */
export interface Outcome {
  /** Statuses of all requests, in order. */
  statuses: number[];
  /** Status line and headers of the last answer. */
  headers: string;
  /** The body, or what commands printed. */
  output: string;
  /** Exit code of the commands, if the example has any. */
  exitCode?: number;
  /** The reason that it failed, if not because of a status or an exit code. */
  problem?: string;
}

/** Time limit of a command or a request, in milliseconds; on a busy machine, some take a minute. */
const COMMAND_TIMEOUT = 180_000;
/** Time limit for starting a background process, in milliseconds: until it prints something, or gets an answer. */
const BACKGROUND_START = 60_000;

/** Sends examples to an instance, and keeps the state of the shell and background processes between them. */
export class Senders {
  /** The time that the command `date` prints, if the page stops the clock. */
  clock: string | undefined;
  /** The directory that the shell begins in. */
  start: string;
  readonly #background: {end: () => void; output: () => string}[] = [];

  constructor(private readonly instance: Instance) {
    this.start = instance.home;
  }

  /** Sends a body to the operations API, as the superuser or with other credentials. */
  async operation(body: Json, credentials = `maya:${PASSWORD}`): Promise<Outcome> {
    const url = `${this.instance.address(9925)}/`;
    const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
    return request(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', authorization},
      body: JSON.stringify(body),
    });
  }

  /** Sends a JSON body to an application. */
  async post(path: string, body: Json): Promise<Outcome> {
    return this.http(`POST ${path} HTTP/1.1\nContent-Type: application/json\n\n${JSON.stringify(body)}`);
  }

  /** Sends a raw request: its request line, headers, and body. */
  async http(text: string): Promise<Outcome> {
    const [head = '', ...body] = text.split('\n\n');
    const [line = '', ...fields] = head.split('\n');
    const [method, path] = line.split(' ');
    const named = Object.fromEntries(fields.map((field) => field.split(/:\s*(.*)/s))) as Record<string, string>;
    const {Host, ...headers} = named;
    const [scheme, own] = this.instance.address(9926).split('//');
    return request(`${scheme}//${Host ?? own}${path}`, {
      method,
      headers,
      ...(body.length > 0 && {body: body.join('\n\n')}),
    });
  }

  /**
   * Runs commands in the directory and with the variables that the earlier ones left.
   * @param isEndless whether they run until they are stopped
   */
  async shell(script: string, isEndless = isLasting(script)): Promise<Outcome> {
    const {home, curlHeaders} = this.instance;
    for (const file of readdirSync(curlHeaders)) rmSync(join(curlHeaders, file));
    const state = join(home, '.course-state');
    // Readers type the password at a prompt; here, there is none.
    const typed = script
      .replaceAll(/printf '[^']*' && read -rs (\w+)/g, `$1='${PASSWORD}'`)
      .replaceAll(/(--user|-u) (\w+)(?=\s|$)/g, `$1 '$2:${PASSWORD}'`);
    const keep = `{ export -p; printf 'cd %q\\n' "$PWD"; } > '${state}'`;
    const all = `set -a\n[ -f '${state}' ] && . '${state}' 2>/dev/null\n${typed}\ncode=$?\n${keep}\nexit $code`;
    if (isEndless) return this.#inBackground(all);
    const run = spawnSync('bash', ['-c', all], {
      cwd: this.start,
      env: this.#environment(),
      encoding: 'utf8',
      timeout: COMMAND_TIMEOUT,
      killSignal: 'SIGKILL',
    });
    const answers = readdirSync(curlHeaders)
      .toSorted()
      .map((file) => readFileSync(join(curlHeaders, file), 'utf8'))
      // A file is empty if the page writes the headers elsewhere.
      .filter(Boolean);
    const statuses = answers.map((text) => Number(/^HTTP\/\S+ (\d+)/.exec(text)?.[1]));
    const output = run.stdout.replaceAll(/^HTTP\/1\.1 [\s\S]*?\r\n\r\n/gm, '') + run.stderr;
    const problem = run.signal ? 'it does not end' : undefined;
    return {statuses, headers: answers.at(-1) ?? '', output, exitCode: run.status ?? 1, ...(problem && {problem})};
  }

  /** Runs a client script with Node.js. */
  async client(script: string, name: string): Promise<Outcome> {
    const file = join(this.directory(), name);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, script);
    return this.shell(`exec '${process.execPath}' --no-warnings --experimental-websocket '${file}'`, isLasting(script));
  }

  /** The directory that the shell is in. */
  directory(): string {
    const state = join(this.instance.home, '.course-state');
    // The directory of the shell follows the variables.
    const last = existsSync(state) ? /\ncd (.+)\n$/.exec(readFileSync(state, 'utf8'))?.[1] : undefined;
    return last && existsSync(last) ? last : this.start;
  }

  /** The output of all background processes. */
  capturedOutput(): string {
    return this.#background.map(({output}) => output()).join('\n');
  }

  /** Ends the background processes, and forgets the shell's directory and variables. */
  reset(): void {
    this.clock = undefined;
    this.start = this.instance.home;
    for (const {end} of this.#background.splice(0)) end();
    rmSync(join(this.instance.home, '.course-state'), {force: true});
  }

  #environment(): NodeJS.ProcessEnv {
    return {...this.instance.environment, ...(this.clock !== undefined && {LIVE_CLOCK: this.clock})};
  }

  /** Starts a script, and waits until it prints something, receives headers, or ends: then it is at work. */
  async #inBackground(script: string): Promise<Outcome> {
    const options = {cwd: this.start, env: this.#environment(), detached: true};
    const run = spawn('bash', ['-c', script], options);
    let output = '';
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const end = () => {
      if (run.exitCode === null && run.pid) process.kill(-run.pid, 'SIGKILL');
    };
    this.#background.push({end, output: () => output});
    const {curlHeaders} = this.instance;
    const isAtWork = () =>
      output !== '' ||
      run.exitCode !== null ||
      readdirSync(curlHeaders).some((file) => statSync(join(curlHeaders, file)).size > 0);
    for (let waited = 0; waited < BACKGROUND_START && !isAtWork(); waited += 100) await delay(100);
    return {statuses: [], headers: '', output, exitCode: run.exitCode ?? 0};
  }
}

/**
 * Returns true if a script runs until it is stopped: a subscription, a log that is followed, or Harper in the
 * foreground.
 */
function isLasting(text: string): boolean {
  return /curl -N|tail [^\n]*-f |new WebSocket|^(?:[A-Z_]+=\S+ )*harperdb(?: --[^\n]*)?$/m.test(text);
}

async function request(url: string, init: RequestInit): Promise<Outcome> {
  const response = await fetch(url, {...init, signal: AbortSignal.timeout(COMMAND_TIMEOUT)});
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return {
    statuses: [response.status],
    headers: `HTTP/1.1 ${response.status}\n${headers}`,
    output: await response.text(),
  };
}
