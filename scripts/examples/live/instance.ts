import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import type {Installation} from './course';

/** Ports of Harper and of applications that pages name: the instance uses free ones instead. */
const PORTS = [9925, 9926, 1883, 8883, 4100, 9943, 9927, 9935, 7070];
const SHOWN_PORT = new RegExp(`(?<![\\d.])(?:${PORTS.join('|')})(?!\\d)`, 'g');

/** Password of every user of the course, where pages have `<password>`. */
export const PASSWORD = 'Ridgeline-2025';

const START_SECONDS = 180;

/** A temporary Harper instance for the course: its home, root path, ports and processes are gone after `remove`. */
export class Instance {
  readonly home: string;
  readonly root: string;
  /** Directory that pages begin in; the application is `ridgeline` below it. */
  readonly app: string;
  /** Folder for the headers that `curl` received, one file per request. */
  readonly curlHeaders: string;
  /** The name that the page gives the server, if it gives it one. */
  host: string | undefined;
  readonly #directory: string;
  readonly #log: string;
  #process: ChildProcess | undefined;

  /**
   * @param command a command line that runs Harper, such as `harperdb`
   * @param installation how it is installed: `dev` serves HTTP, and `prod` only TLS, with a certificate of its own
   */
  static async create(command: string, installation: Installation = 'dev'): Promise<Instance> {
    const ports = PORTS.map(async (port) => [port, await freePort()] as const);
    return new Instance(command, installation, new Map(await Promise.all(ports)));
  }

  private constructor(
    command: string,
    private readonly installation: Installation,
    private readonly ports: ReadonlyMap<number, number>,
  ) {
    // The runner's own requests only go to this instance, whose certificate nobody has signed.
    if (installation === 'prod') process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
    this.#directory = mkdtempSync(join(tmpdir(), 'harper-course-'));
    this.#log = join(this.#directory, 'log');
    this.curlHeaders = join(this.#directory, 'curl');
    this.home = join(this.#directory, 'home');
    this.root = join(this.home, 'hdb');
    this.app = join(this.home, 'ridgeline');
    for (const folder of [this.app, this.curlHeaders, join(this.#directory, 'bin')])
      mkdirSync(folder, {recursive: true});
    this.#addCommand('harperdb', `exec ${command} "$@"`);
    // The headers of each answer are kept, even if a page does not ask for them.
    const headers = `--dump-header "$(mktemp ${this.curlHeaders}/$(date +%s%N)-XXXX)"`;
    this.#addCommand('curl', `PATH="\${PATH#*:}"\nexec curl --silent --show-error --max-time 60 ${headers} "$@"`);
    // A page can stop the clock, so that names made from the time are those that it shows.
    this.#addCommand('date', 'PATH="${PATH#*:}"\nexec date ${LIVE_CLOCK:+--date="$LIVE_CLOCK"} "$@"');
  }

  /** The port that replaces one that pages name. */
  port(shown: number): number {
    return this.ports.get(shown)!;
  }

  /** The address of a service, by the port that pages name. */
  address(shown: number): string {
    return `${this.installation === 'prod' ? 'https' : 'http'}://localhost:${this.port(shown)}`;
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
      DEFAULTS_MODE: this.installation,
      NODE_HOSTNAME: 'localhost',
      REPLICATION_HOSTNAME: 'localhost',
      NO_COLOR: '1',
      // An installed server has its ports in the configuration, where its page may turn one off.
      ...(this.host === undefined || !existsSync(join(this.root, 'harperdb-config.yaml')) ? this.#ports() : {}),
    };
  }

  /** The variables that set the ports. */
  #ports(): NodeJS.ProcessEnv {
    const isProduction = this.installation === 'prod';
    return {
      [isProduction ? 'OPERATIONSAPI_NETWORK_SECUREPORT' : 'OPERATIONSAPI_NETWORK_PORT']: String(this.port(9925)),
      [isProduction ? 'HTTP_SECUREPORT' : 'HTTP_PORT']: String(this.port(9926)),
      MQTT_NETWORK_PORT: String(this.port(1883)),
      MQTT_NETWORK_SECUREPORT: String(this.port(8883)),
    };
  }

  /** A text of a page with the addresses, paths and password of this instance. */
  localize(text: string): string {
    return this.#onServer(text)
      .replaceAll(SHOWN_PORT, (port) => String(this.port(Number(port))))
      .replaceAll(/\/home\/(?:maya|ubuntu)(?=\/|$)/gm, this.home)
      .replaceAll('/var/lib/harper', this.home)
      .replaceAll('<password>', PASSWORD);
  }

  /** A text for a server, which here has another name, no `sudo`, and its settings in the home directory. */
  #onServer(text: string): string {
    if (this.host === undefined) return text;
    return text
      .replaceAll(this.host, 'localhost')
      .replaceAll('/etc/', `${this.home}/`)
      .replaceAll(/^sudo /gm, '');
  }

  /** The opposite of `localize`, for comparing output. */
  delocalize(text: string): string {
    // A port is a number of its own: its digits may also be within a time or an id.
    return [...this.ports]
      .reduce((changed, [shown, own]) => changed.replaceAll(wholeNumber(own), String(shown)), text)
      .replaceAll(this.home, '/home/maya');
  }

  /** Returns true if it is running, in dev mode or because a page has started it. */
  get isRunning(): boolean {
    return this.#processes().some((id) => kill(id, 0));
  }

  /** Id of the process in Harper's pid file, if there is one. */
  get pid(): number | undefined {
    const file = join(this.root, 'hdb.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8')) || undefined : undefined;
  }

  /** Ids of the process that was started, and of the one in Harper's pid file. */
  #processes(): number[] {
    return [this.#process?.pid, this.pid].filter((id) => id !== undefined);
  }

  /**
   * Runs Harper and waits until it is up: with the application in dev mode, or as it is installed for production.
   * @param more additional environment variables
   * @throws Error with the end of the log when it does not come up
   */
  async start(more: NodeJS.ProcessEnv = {}): Promise<void> {
    await this.stop();
    const log = openSync(this.#log, 'w');
    const isProduction = this.installation === 'prod';
    this.#process = spawn('harperdb', isProduction ? [] : ['dev', '.'], {
      cwd: isProduction ? this.home : this.app,
      env: {...this.environment, ...more},
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    const isUp = () => this.printed().includes('Operations API:');
    await until(() => isUp() || !this.isRunning, START_SECONDS, 0.2);
    if (!isUp()) throw new Error(`The instance does not start:\n${this.printed().slice(-1500)}`);
    await this.wait();
  }

  /** Ends the processes of the instance, including one that a page has started in the background. */
  async stop(): Promise<void> {
    const ids = this.#processes();
    this.#process = undefined;
    for (const id of ids) kill(id, 'SIGTERM');
    await until(() => !ids.some((id) => kill(id, 0)), 5, 0.1);
    for (const id of ids) kill(-id, 'SIGKILL');
    for (const id of ids) kill(id, 'SIGKILL');
    rmSync(join(this.root, 'hdb.pid'), {force: true});
  }

  /**
   * Waits for an instance that starts or restarts to answer.
   * @param replaced the process that a restart replaces: it still answers for a moment
   * @throws Error when it does not answer within three minutes
   */
  async wait(replaced?: number): Promise<void> {
    const ask = () =>
      fetch(`${this.address(9925)}/health`, {signal: AbortSignal.timeout(10_000)}).catch(() => undefined);
    const isNew = () => replaced === undefined || (this.pid !== undefined && this.pid !== replaced);
    const isHealthy = await until(async () => isNew() && (await ask())?.ok === true, START_SECONDS, 0.3);
    if (!isHealthy) throw new Error(`The instance does not answer:\n${this.printed().slice(-1500)}`);
  }

  /** The output of the instance since it was last started, without colors. */
  printed(): string {
    return readText(this.#log);
  }

  /** The output of the instance since it was last started, and its log file, without colors. */
  log(): string {
    return `${this.printed()}\n${readText(join(this.root, 'log/hdb.log'))}`;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#directory, {recursive: true, force: true, maxRetries: 10, retryDelay: 500});
  }

  #addCommand(name: string, script: string): void {
    writeFileSync(join(this.#directory, 'bin', name), `#!/bin/bash\n${script}\n`, {mode: 0o755});
  }
}

/** Returns true if `holds` returns true within some seconds; asks every `pause` seconds. */
async function until(holds: () => boolean | Promise<boolean>, seconds: number, pause: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    await delay(pause * 1000);
    if (await holds()) return true;
  }
  return false;
}

function wholeNumber(value: number): RegExp {
  return new RegExp(`(?<![\\d.])${value}(?!\\d)`, 'g');
}

function readText(file: string): string {
  // oxlint-disable-next-line no-control-regex -- colors of a terminal begin with this character
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll(/\u001B\[[0-9;]*[A-Za-z]/g, '') : '';
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
