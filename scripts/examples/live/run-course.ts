import {CHAPTERS, INSTALLATIONS, type CoursePage} from './course';
import {Instance} from './instance';
import {countsOf} from './ledger';
import {PageRun, type Result} from './run-page';
import {Senders} from './senders';
import {States} from './states';

/** The outcome of a run: pages that could not be prepared have no results. */
interface CourseRun {
  results: Result[];
  failedPages: string[];
}

/**
 * Runs examples page by page, on a temporary instance of each installation that a page names.
 * @param chosen the pages to run; those that build the application run before the first that needs it
 * @param print takes a line of progress
 * @param record takes the results of each page that was run
 * @throws Error when an instance does not come up
 */
export async function runCourse(
  command: string,
  course: Map<string, CoursePage>,
  chosen: string[],
  print: (line: string) => void,
  record: (results: Result[]) => void = () => {},
): Promise<CourseRun> {
  const began = Date.now();
  const whole: CourseRun = {results: [], failedPages: []};
  const instances: Instance[] = [];
  const removeAll = () => Promise.all(instances.map((instance) => instance.remove()));
  const end = () => void removeAll().then(() => process.exit(130));
  process.once('SIGINT', end);
  const pages = withChapters(course, chosen);
  let application: string | undefined;
  try {
    for (const installation of INSTALLATIONS) {
      const own = pages.filter((page) => (course.get(page)!.live.installation ?? 'dev') === installation);
      if (own.length === 0) continue;
      const instance = await Instance.create(command, installation);
      instances.push(instance);
      const states = new States(instance, new Senders(instance), application);
      await states.begin();
      for (const page of own) {
        const results = await runPage(page, course.get(page)!, states, began, print);
        if (results) {
          whole.results.push(...results);
          record(results);
        } else {
          whole.failedPages.push(page);
        }
        if (page === CHAPTERS.at(-1)) {
          await states.keep('application');
          application = states.folder('application');
        }
      }
      await instance.stop();
    }
    return whole;
  } finally {
    process.off('SIGINT', end);
    await removeAll();
  }
}

/** Runs a page, prints a summary and what differs, and returns the results, if the instance could be prepared. */
async function runPage(
  page: string,
  content: CoursePage,
  states: States,
  runBegan: number,
  print: (line: string) => void,
): Promise<Result[] | undefined> {
  const began = Date.now();
  try {
    const results = await runExamples(page, content, states, runBegan);
    const {agree, differ, 'not run': notRun} = countsOf(results);
    const seconds = Math.round((Date.now() - began) / 1000);
    print(`${page}: ${agree} agree, ${differ} differ, ${notRun} not run, ${seconds} s`);
    for (const {example, kind, text} of results) {
      if (kind === 'differs') print(`  ${example.fence.file}:${example.fence.line}: ${text}`);
    }
    return results;
  } catch (error) {
    // The instance failed, which says nothing about the examples; the next page starts from a restored state.
    print(`${page}: could not be prepared: ${(error as Error).message.slice(0, 300)}`);
    return undefined;
  } finally {
    states.senders.reset();
  }
}

/** Prepares what a page needs, runs it, and returns the result of each example. */
async function runExamples(
  page: string,
  {live, examples}: CoursePage,
  states: States,
  began: number,
): Promise<Result[]> {
  const {instance, senders} = states;
  const results: Result[] = [];
  const undone = live.undo ?? [];
  senders.clock = live.clock;
  instance.host = live.host;
  const isRun = examples.some(({cannot}) => cannot === undefined);
  const isChapter = CHAPTERS.includes(page);
  const isDirectory = live.needs?.includes('directory') === true;
  if (isDirectory) senders.start = instance.app;
  if (isRun && !isChapter) await states.prepare(live.needs ?? []);
  const run = new PageRun(instance, senders, isChapter || isDirectory, examples, began);
  let section: string | undefined;
  for (const example of examples) {
    const next = example.fence.section;
    if (isRun && next !== section) {
      if (live.sections && examples.some(({fence, cannot}) => fence.section === next && cannot === undefined)) {
        await states.prepare(live.sections[next] ?? live.needs ?? []);
      }
      if (!live.sections && !isChapter && !instance.isRunning) await instance.start();
      if (section !== undefined && undone.includes(section)) await states.restore('undo');
      if (undone.includes(next)) {
        await states.keep('undo');
        await instance.start();
      }
    }
    section = next;
    results.push(await run.run(example));
  }
  if (section !== undefined && undone.includes(section)) await states.restore('undo');
  return results;
}

/** Puts the chapters first if a page needs the application that they build; each chapter needs those before it. */
function withChapters(course: Map<string, CoursePage>, chosen: string[]): string[] {
  const last = chosen.some((page) => course.get(page)?.live.needs?.includes('application'))
    ? CHAPTERS.length
    : Math.max(...CHAPTERS.map((page, index) => (chosen.includes(page) ? index + 1 : 0)));
  return [...CHAPTERS.slice(0, last), ...chosen.filter((page) => !CHAPTERS.includes(page))];
}
