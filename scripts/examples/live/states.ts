import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Json} from '../../../src/lib/json';
import type {Instance} from './instance';
import samples from './sample-data.json';
import type {Senders} from './senders';

/** Bodies of operations, files, and commands that make files. */
const sampleData: Record<string, {operation?: string; file?: string; text?: string; command?: string}[]> = samples;

/** Manages what an instance has, so that each page finds what it needs and leaves nothing behind. */
export class States {
  /**
   * @param application folder of the finished application with its databases, as another instance has built it; without
   *   it, the pages of the course build it here
   */
  constructor(
    readonly instance: Instance,
    readonly senders: Senders,
    private readonly application?: string,
  ) {}

  /** Keeps the state of the new instance, and what pages need that begin with the finished application. */
  async begin(): Promise<void> {
    await this.instance.start();
    await this.keep('empty');
    if (this.application === undefined) return;
    const {root} = this.instance;
    cpSync(join(this.application, 'ridgeline'), join(root, 'components/ridgeline'), {recursive: true, filter: isFile});
    for (const name of ['ridgeline.mdb', 'data.mdb']) {
      const from = join(this.application, 'hdb/database', name);
      if (existsSync(from)) cpSync(from, join(root, 'database', name));
    }
    await this.keep('application');
  }

  /** Folder of a state that was kept. */
  folder(name: string): string {
    return join(this.instance.home, '..', `state-${name}`);
  }

  /** Resets the instance to the finished application, or to nothing, and adds the sample data that is needed. */
  async prepare(needs: string[]): Promise<void> {
    // Not by operations: a database that is dropped while a job of it ends and is then made again is unusable, and the
    // core spins or hangs.
    await this.restore(needs.includes('application') ? 'application' : 'empty');
    await this.#load(needs);
  }

  async #load(needs: string[]): Promise<void> {
    for (const item of needs.flatMap((name) => sampleData[name] ?? [])) {
      if (item.file !== undefined && item.text !== undefined) {
        const file = join(this.instance.home, item.file);
        mkdirSync(dirname(file), {recursive: true});
        writeFileSync(file, item.text);
      } else if (item.command !== undefined) {
        const {exitCode, output} = await this.senders.shell(item.command);
        if (exitCode !== 0) throw new Error(`A command of the sample data failed: ${output}`);
      } else {
        const body = JSON.parse(this.instance.localize(JSON.stringify(item))) as Json;
        const {statuses, output} = await this.senders.operation(body);
        if (statuses[0] !== 200) throw new Error(`The instance refused the sample data: ${output}`);
      }
    }
  }

  async keep(name: string): Promise<void> {
    await this.instance.stop();
    rmSync(this.folder(name), {recursive: true, force: true});
    cpSync(this.instance.home, this.folder(name), {recursive: true, filter: isFile, verbatimSymlinks: true});
  }

  async restore(name: string): Promise<void> {
    await this.instance.stop();
    const from = this.folder(name);
    if (!existsSync(from)) throw new Error(`There is no state "${name}" yet: run the chapters before.`);
    rmSync(this.instance.home, {recursive: true, force: true, maxRetries: 10, retryDelay: 500});
    cpSync(from, this.instance.home, {recursive: true, filter: isFile, verbatimSymlinks: true});
    await this.instance.start();
  }
}

/** Sockets can't be copied; Harper creates new ones. */
function isFile(path: string): boolean {
  return !path.endsWith('operations-server');
}
