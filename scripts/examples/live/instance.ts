import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';

/** Ports that pages name, which an instance of the course has elsewhere. */
const PORTS = {
  operations: 9925,
  http: 9926,
  mqtt: 1883,
  mqttSecure: 8883,
  forecast: 4100,
  operationsSecure: 9943,
  httpSecure: 9927,
  other: 9935,
  lines: 7070,
};

type Ports = typeof PORTS;

/** Password of every user of the course, where pages have `<password>`. */
export const PASSWORD = 'Ridgeline-2025';

const START_SECONDS = 180;

/** A Harper of the course's own: its home, root path, ports and processes are gone after `remove`. */
export class Instance {
  readonly home: string;
  readonly root: string;
  /** Directory that pages begin in; the application is `ridgeline` below it. */
  readonly app: string;
  /** Folder of the headers that `curl` received, a file for each request. */
  readonly curlHeaders: string;
  readonly #directory: string;
  readonly #log: string;
  #process: ChildProcess | undefined;

  /** @param command a command line that runs Harper's own command, such as `harperdb` */
  static async create(command: string): Promise<Instance> {
    const ports = {...PORTS};
    for (const name of Object.keys(ports) as (keyof Ports)[]) ports[name] = await freePort();
    return new Instance(command, ports);
  }

  private constructor(
    command: string,
    readonly ports: Readonly<Ports>,
  ) {
    this.#directory = mkdtempSync(join(tmpdir(), 'harper-course-'));
    this.#log = join(this.#directory, 'log');
    this.curlHeaders = join(this.#directory, 'curl');
    this.home = join(this.#directory, 'home');
    this.root = join(this.home, 'hdb');
    this.app = join(this.home, 'ridgeline');
    for (const folder of [this.app, this.curlHeaders, join(this.#directory, 'bin')])
      mkdirSync(folder, {recursive: true});
    this.#addCommand('harperdb', `exec ${command} "$@"`);
    // Headers of each answer are kept, whether or not a page shows them.
    const headers = `--dump-header "$(mktemp ${this.curlHeaders}/$(date +%s%N)-XXXX)"`;
    this.#addCommand('curl', `PATH="\${PATH#*:}"\nexec curl --silent --show-error --max-time 20 ${headers} "$@"`);
  }

  get environment(): NodeJS.ProcessEnv {
    const {PATH, LANG} = process.env;
    return {
      PATH: `${join(this.#directory, 'bin')}:${PATH}`,
      LANG,
      HOME: this.home,
      ROOTPATH: this.root,
      HDB_ADMIN_USERNAME: 'maya',
      HDB_ADMIN_PASSWORD: PASSWORD,
      HARPER_PASSWORD: PASSWORD,
      TC_AGREEMENT: 'yes',
      DEFAULTS_MODE: 'dev',
      NODE_HOSTNAME: 'localhost',
      REPLICATION_HOSTNAME: 'localhost',
      NO_COLOR: '1',
      OPERATIONSAPI_NETWORK_PORT: String(this.ports.operations),
      HTTP_PORT: String(this.ports.http),
      MQTT_NETWORK_PORT: String(this.ports.mqtt),
      MQTT_NETWORK_SECUREPORT: String(this.ports.mqttSecure),
    };
  }

  /** A text of a page with the addresses, paths and password of this instance. */
  localize(text: string): string {
    const change = (changed: string, [port, own]: [number, number]) =>
      changed.replaceAll(new RegExp(`(?<![\\d.])${port}(?!\\d)`, 'g'), String(own));
    return this.#pairs()
      .reduce(change, text)
      .replaceAll(/\/home\/(?:maya|ubuntu)(?=\/|$)/gm, this.home)
      .replaceAll('/var/lib/harper', this.home)
      .replaceAll('<password>', PASSWORD);
  }

  /** The opposite of `localize`, for comparing what was printed. */
  delocalize(text: string): string {
    return this.#pairs()
      .reduce((changed, [port, own]) => changed.replaceAll(String(own), String(port)), text)
      .replaceAll(this.home, '/home/maya');
  }

  /** Each port that pages name, with the one in its place. */
  #pairs(): [port: number, own: number][] {
    return (Object.keys(PORTS) as (keyof Ports)[]).map((name) => [PORTS[name], this.ports[name]]);
  }

  /** Whether it runs, in dev mode or because a page has started it. */
  get isRunning(): boolean {
    const background = this.#background();
    return this.#isAlive || (background !== undefined && kill(background, 0));
  }

  get #isAlive(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /**
   * Runs an application in dev mode and waits until it answers.
   * @throws Error with the end of the log when it does not come up
   */
  async start(app = this.app, more: NodeJS.ProcessEnv = {}): Promise<void> {
    await this.stop();
    const log = openSync(this.#log, 'w');
    this.#process = spawn('harperdb', ['dev', '.'], {
      cwd: app,
      env: {...this.environment, ...more},
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    for (let waited = 0; waited < START_SECONDS * 5; waited += 1) {
      if (this.log().includes('Operations API:')) {
        await delay(300);
        return;
      }
      if (!this.#isAlive) break;
      await delay(200);
    }
    throw new Error(`The instance does not come up:\n${this.log().slice(-1500)}`);
  }

  /** Ends the processes of the instance, also one that a page has started in the background. */
  async stop(): Promise<void> {
    const ids = [this.#process?.pid, this.#background()].filter((id) => id !== undefined);
    this.#process = undefined;
    for (const id of ids) kill(id, 'SIGTERM');
    for (let waited = 0; waited < 50 && ids.some((id) => kill(id, 0)); waited += 1) await delay(100);
    for (const id of ids) kill(-id, 'SIGKILL');
    for (const id of ids) kill(id, 'SIGKILL');
    rmSync(join(this.root, 'hdb.pid'), {force: true});
  }

  /** Waits until an instance that a page starts again answers, or a minute. */
  async wait(): Promise<void> {
    for (let waited = 0; waited < 60; waited += 1) {
      await delay(1000);
      const answer = await fetch(`http://localhost:${this.ports.operations}/health`).catch(() => undefined);
      if (answer?.ok) return;
    }
  }

  /** What the running instance has printed, without colors. */
  log(): string {
    // oxlint-disable-next-line no-control-regex -- colors of a terminal begin with this character
    return existsSync(this.#log) ? readFileSync(this.#log, 'utf8').replaceAll(/\u001B\[[0-9;]*[A-Za-z]/g, '') : '';
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#directory, {recursive: true, force: true, maxRetries: 10, retryDelay: 500});
  }

  #background(): number | undefined {
    const file = join(this.root, 'hdb.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
  }

  #addCommand(name: string, script: string): void {
    writeFileSync(join(this.#directory, 'bin', name), `#!/bin/bash\n${script}\n`, {mode: 0o755});
  }
}

function kill(id: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(id, signal);
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
