import {cpSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Json} from '../../../src/lib/json';
import {CHAPTERS, type CoursePage} from './course';
import {Instance} from './instance';
import {countsOf} from './ledger';
import {provokeErrors} from './provoke-errors';
import {PageRun, type Result} from './run-page';
import samples from './sample-data.json';
import {Senders} from './senders';

/** Bodies of operations, and files. */
const sampleData: Record<string, {operation?: string; file?: string; text?: string}[]> = samples;

/**
 * Runs examples page by page, on a temporary instance.
 * @param chosen the pages to run; those that build the application run before the first that needs it
 * @param print takes a line of progress
 * @throws Error when the instance does not come up
 */
export async function runCourse(
  command: string,
  course: Map<string, CoursePage>,
  chosen: string[],
  print: (line: string) => void,
): Promise<Result[]> {
  const instance = await Instance.create(command);
  const senders = new Senders(instance);
  const states = new States(instance, senders);
  const results: Result[] = [];
  const errors = {documented: 0, provoked: 0};
  const end = () => void instance.remove().then(() => process.exit(130));
  process.once('SIGINT', end);
  try {
    await instance.start();
    await states.keep('empty');
    for (const page of withChapters(course, chosen)) {
      const began = Date.now();
      const own: Result[] = [];
      try {
        await runExamples(page, course.get(page)!, states, own);
        const rows = page.includes('/operations-api/') && (await provokeErrors(course.get(page)!, senders));
        if (rows) for (const name of ['documented', 'provoked'] as const) errors[name] += rows[name];
      } catch (error) {
        // The rest of the page can't be run; the next one starts from a restored state.
        states.isTouched = true;
        const text = `it can't be run: ${(error as Error).message.slice(0, 300)}`;
        const rest = course.get(page)!.examples.slice(own.length);
        own.push(...rest.map((example) => ({example, kind: 'differs' as const, text})));
      }
      senders.reset();
      if (page === CHAPTERS.at(-1)) await states.keep('application');
      results.push(...own);
      const {agree, differ, 'not run': notRun} = countsOf(own);
      const seconds = Math.round((Date.now() - began) / 1000);
      print(`${page}: ${agree} agree, ${differ} differ, ${notRun} not run, ${seconds} s`);
      for (const {example, kind, text} of own) {
        if (kind === 'differs') print(`  ${example.fence.file}:${example.fence.line}: ${text}`);
      }
    }
    print(`Errors that operation pages document: ${errors.provoked} of ${errors.documented} were provoked.`);
    return results;
  } finally {
    process.off('SIGINT', end);
    await instance.remove();
  }
}

/** Prepares what a page needs, runs it, and adds the result of each example to `results`. */
async function runExamples(
  page: string,
  {live, examples}: CoursePage,
  states: States,
  results: Result[],
): Promise<void> {
  const {instance, senders} = states;
  const isRun = examples.some(({cannot}) => cannot === undefined);
  const isChapter = CHAPTERS.includes(page);
  if (isRun && !isChapter) await states.prepare(live.needs ?? []);
  const run = new PageRun(instance, senders, isChapter || live.needs?.includes('directory') === true, examples);
  let section: string | undefined;
  for (const example of examples) {
    const next = example.fence.section;
    if (isRun && next !== section) {
      if (live.sections && examples.some(({fence, cannot}) => fence.section === next && cannot === undefined)) {
        states.isTouched ||= run.placement.isTouched;
        await states.prepare(live.sections[next] ?? live.needs ?? []);
        run.placement.isTouched = false;
      }
      if (!live.sections && !isChapter && !instance.isRunning) await instance.start();
      // Readers who go on to the next page skip the cleanup.
      if (isChapter && next === 'Clean up') await states.keep('clean-up');
      if (isChapter && section === 'Clean up') await states.restore('clean-up');
    }
    section = next;
    results.push(await run.run(example));
  }
  if (isChapter && section === 'Clean up') await states.restore('clean-up');
  states.isTouched ||= run.placement.isTouched;
}

/** Puts the chapters first if a page needs the application that they build; each chapter needs those before it. */
function withChapters(course: Map<string, CoursePage>, chosen: string[]): string[] {
  const last = chosen.some((page) => course.get(page)?.live.needs?.includes('application'))
    ? CHAPTERS.length
    : Math.max(...CHAPTERS.map((page, index) => (chosen.includes(page) ? index + 1 : 0)));
  return [...CHAPTERS.slice(0, last), ...chosen.filter((page) => !CHAPTERS.includes(page))];
}

/** Manages what an instance has, so that each page finds what it needs and leaves nothing behind. */
class States {
  /** Whether more than databases, roles and users may differ from the start. */
  isTouched = true;

  constructor(
    readonly instance: Instance,
    readonly senders: Senders,
  ) {}

  /** Resets the instance to the finished application, or to nothing, and adds the sample data that is needed. */
  async prepare(needs: string[]): Promise<void> {
    const isWhole = needs.includes('application');
    if (isWhole || this.isTouched || !this.instance.isRunning) await this.restore(isWhole ? 'application' : 'empty');
    else await this.#empty();
    this.isTouched = isWhole;
    // The core can't recreate a database any number of times.
    await this.#load(needs).catch(async () => {
      await this.restore(isWhole ? 'application' : 'empty');
      await this.#load(needs);
    });
  }

  async #load(needs: string[]): Promise<void> {
    for (const item of needs.flatMap((name) => sampleData[name] ?? [])) {
      if (item.file !== undefined && item.text !== undefined) {
        const file = join(this.instance.home, item.file);
        mkdirSync(dirname(file), {recursive: true});
        writeFileSync(file, item.text);
      } else {
        const body = JSON.parse(this.instance.localize(JSON.stringify(item))) as Json;
        const {statuses, output} = await this.senders.operation(body);
        if (statuses[0] !== 200) throw new Error(`The sample data are refused: ${output}`);
      }
    }
  }

  async keep(name: string): Promise<void> {
    await this.instance.stop();
    rmSync(this.#folder(name), {recursive: true, force: true});
    cpSync(this.instance.home, this.#folder(name), {recursive: true, filter: isFile, verbatimSymlinks: true});
  }

  async restore(name: string): Promise<void> {
    await this.instance.stop();
    const from = this.#folder(name);
    if (!existsSync(from)) throw new Error(`There is no state "${name}" yet: run the chapters before.`);
    rmSync(this.instance.home, {recursive: true, force: true, maxRetries: 10, retryDelay: 500});
    cpSync(from, this.instance.home, {recursive: true, filter: isFile, verbatimSymlinks: true});
    await this.instance.start();
  }

  async #empty(): Promise<void> {
    const ask = async (body: Json) => JSON.parse((await this.senders.operation(body)).output) as unknown;
    const databases = (await ask({operation: 'describe_all'})) as Record<string, object>;
    for (const [database, tables] of Object.entries(databases)) {
      if (typeof tables === 'object' && database !== 'system') await ask({operation: 'drop_database', database});
    }
    rmSync(join(this.instance.root, 'components'), {recursive: true, force: true});
    for (const {username} of (await ask({operation: 'list_users'})) as {username: string}[]) {
      if (username !== 'maya') await ask({operation: 'drop_user', username});
    }
    for (const {id, role} of (await ask({operation: 'list_roles'})) as {id: string; role: string}[]) {
      if (role !== 'super_user') await ask({operation: 'drop_role', id});
    }
  }

  #folder(name: string): string {
    return join(this.instance.home, '..', `state-${name}`);
  }
}

/** Sockets can't be copied; Harper creates new ones. */
function isFile(path: string): boolean {
  return !path.endsWith('operations-server');
}
