import type {Browser, Page} from '@playwright/test';
import {SLOWNESS} from './budgets';
import {settled} from './measure-page';

/** Milliseconds that `doWork` takes on the machine that the budgets were set on, when that is idle otherwise. */
const REFERENCE = 130;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args?: {name?: string};
  /** Microseconds of the thread's own time, without that of other processes. */
  tdur?: number;
}

/**
 * Milliseconds by which the tasks of a page's first load exceed 50 each, on a processor `SLOWNESS` times slower than
 * that of the reference machine. Only the time of the page's own thread counts, not that of other processes, and it is
 * scaled by the time of a fixed piece of work: on a busy or slower machine, both take longer. Each is the minimum of
 * several runs, since a disturbance only makes a run longer.
 */
export async function blockingTime(browser: Browser, url: string, runs: number): Promise<number> {
  let work = Number.POSITIVE_INFINITY;
  const loads: number[][] = [];
  for (let run = 0; run < runs; run++) {
    work = Math.min(work, Math.max(...(await taskTimes(browser, doWork))));
    const load = await taskTimes(browser, async (page) => {
      await page.goto(url);
      await settled(page);
    });
    loads.push(load);
  }
  const scale = (SLOWNESS * REFERENCE) / work;
  const blocking = (times: number[]) => times.reduce((total, time) => total + Math.max(0, time * scale - 50), 0);
  return Math.min(...loads.map(blocking));
}

/** The work of a page while it loads (parse, style, lay out, run scripts), in one task. */
async function doWork(page: Page): Promise<void> {
  await page.evaluate(() => {
    const entries = Array.from({length: 4000}, (_, index) => ({index, text: ((index * 7919) % 100_003).toString(36)}));
    for (let round = 0; round < 10; round++) {
      const copy = JSON.parse(JSON.stringify(entries)) as typeof entries;
      copy.sort((a, b) => a.text.localeCompare(b.text));
    }
    const items = entries.map(
      ({index, text}) => `<li><a href="#${index}">Entry ${index}</a> <code>${text}</code></li>`,
    );
    document.body.innerHTML = `<ul>${items.join('')}</ul>`;
    document.body.getBoundingClientRect();
  });
}

/** Milliseconds of thread time that each task of a new page took while `action` ran. */
async function taskTimes(browser: Browser, action: (page: Page) => Promise<void>): Promise<number[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await browser.startTracing(page, {categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline']});
  await action(page);
  // The trace lacks a task that is still running, and `action` gets its answer from within one.
  await page.waitForTimeout(100);
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString('utf8')) as {traceEvents: TraceEvent[]};
  await context.close();
  const threads = new Set(
    traceEvents
      .filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({pid, tid}) => `${pid}:${tid}`),
  );
  const times = traceEvents
    .filter(({name, pid, tid, tdur}) => name === 'RunTask' && tdur !== undefined && threads.has(`${pid}:${tid}`))
    .map(({tdur = 0}) => tdur / 1000);
  if (times.length === 0) throw new Error('The trace of the browser has no tasks of the page.');
  return times;
}
