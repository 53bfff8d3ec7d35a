import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
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
  /** Why it failed, if not because of a status. */
  problem?: string;
}

/** Sends examples to an instance, and keeps the state of the shell and background processes between them. */
export class Senders {
  readonly #background: {end: () => void; output: () => string}[] = [];

  constructor(private readonly instance: Instance) {}

  /** Sends a body to the operations API, as the superuser or with other credentials. */
  async operation(body: Json, credentials = `maya:${PASSWORD}`): Promise<Outcome> {
    const url = `http://localhost:${this.instance.port(9925)}/`;
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
    const {Host = `localhost:${this.instance.port(9926)}`, ...headers} = named;
    return request(`http://${Host}${path}`, {method, headers, ...(body.length > 0 && {body: body.join('\n\n')})});
  }

  /**
   * Runs commands in the directory and with the variables that the earlier ones left.
   * @param isEndless whether they run until they are stopped
   */
  async shell(script: string, isEndless = isLasting(script)): Promise<Outcome> {
    const {home, environment, curlHeaders} = this.instance;
    for (const file of readdirSync(curlHeaders)) rmSync(join(curlHeaders, file));
    const state = join(home, '.course-state');
    // Readers type the password at a prompt; here, there is none.
    const typed = script
      .replaceAll(/printf '[^']*' && read -rs (\w+)/g, `$1='${PASSWORD}'`)
      .replaceAll(/(--user|-u) (\w+)(?=\s)/g, `$1 '$2:${PASSWORD}'`)
      // Later commands of the page name the folder by this time.
      .replaceAll('$(date +%Y-%m-%d-%H%M)', '2025-06-12-0930');
    const keep = `{ export -p; printf 'cd %q\\n' "$PWD"; } > '${state}'`;
    const all = `set -a\n[ -f '${state}' ] && . '${state}' 2>/dev/null\n${typed}\ncode=$?\n${keep}\nexit $code`;
    if (isEndless) return this.#inBackground(all);
    const run = spawnSync('bash', ['-c', all], {
      cwd: home,
      env: environment,
      encoding: 'utf8',
      timeout: 60_000,
      killSignal: 'SIGKILL',
    });
    const answers = readdirSync(curlHeaders)
      .toSorted()
      .map((file) => readFileSync(join(curlHeaders, file), 'utf8'))
      // A file is empty if the page writes the headers elsewhere.
      .filter(Boolean);
    const statuses = answers.map((text) => Number(/^HTTP\/\S+ (\d+)/.exec(text)?.[1]));
    const output = run.stdout.replaceAll(/^HTTP\/1\.1 [\s\S]*?\r\n\r\n/gm, '') + run.stderr;
    const isWrong = run.status && answers.length === 0 && !/\bdiff /.test(script);
    const fault = isWrong ? `exit code ${run.status}: ${output.slice(-300)}` : undefined;
    const problem = run.signal ? 'it does not end' : fault;
    return {statuses, headers: answers.at(-1) ?? '', output, ...(problem && {problem})};
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
    return last && existsSync(last) ? last : this.instance.home;
  }

  /** What all background processes have printed. */
  async overheard(): Promise<string> {
    if (this.#background.length > 0) await delay(1000);
    return this.#background.map(({output}) => output()).join('\n');
  }

  /** Ends the background processes, and forgets the shell's directory and variables. */
  reset(): void {
    for (const {end} of this.#background.splice(0)) end();
    rmSync(join(this.instance.home, '.course-state'), {force: true});
  }

  async #inBackground(script: string): Promise<Outcome> {
    const options = {cwd: this.instance.home, env: this.instance.environment, detached: true};
    const run = spawn('bash', ['-c', script], options);
    let output = '';
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const end = () => {
      if (run.exitCode === null && run.pid) process.kill(-run.pid, 'SIGKILL');
    };
    this.#background.push({end, output: () => output});
    await delay(script.includes('harperdb') ? 15_000 : 1500);
    return {statuses: [], headers: '', output, ...(run.exitCode && {problem: output.slice(-300)})};
  }
}

/** Whether a script runs until it is stopped: a subscription, a service, a log that is followed. */
function isLasting(text: string): boolean {
  return /curl -N|tail [^\n]*-f |node (?:listen|\S+-service)|new WebSocket|^(?:[A-Z_]+=\S+ )*harperdb(?: --[^\n]*)?$/m.test(
    text,
  );
}

async function request(url: string, init: RequestInit): Promise<Outcome> {
  const response = await fetch(url, {...init, signal: AbortSignal.timeout(60_000)});
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return {
    statuses: [response.status],
    headers: `HTTP/1.1 ${response.status}\n${headers}`,
    output: await response.text(),
  };
}
