import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {groupBy} from '../../../src/lib/group-by';
import type {CoursePage, Example} from './course';
import type {Result} from './run-page';

/** Path of the file with the results. */
export const LEDGER_FILE = 'scripts/examples/live/ledger.json';

/** The result of each example when its page was last run. */
export interface Ledger {
  /** The last run of all pages. */
  wholeRun: {core: string; date: string; minutes: number};
  /** Pages that nobody has run since how they are compared has changed, with the reason. A run takes them out. */
  outdated: Record<string, string>;
  /** By page. */
  pages: Record<string, PageRecord>;
}

interface PageRecord {
  /** Commit of the open core that the page was run on. */
  core: string;
  /** Day of the run, in the form 2025-11-23. */
  date: string;
  /** By the hash of the example: `agrees`, `differs: …`, or why it was not run. */
  examples: Record<string, string>;
}

/** Reads the ledger from the project's root. */
export function readLedger(root: string): Ledger {
  return JSON.parse(readFileSync(join(root, LEDGER_FILE), 'utf8')) as Ledger;
}

/**
 * The examples that have changed, or were added, since their page was last run. Those whose fence or page says why they
 * are not run need no run, and outdated pages are named by the ledger.
 */
export function changedExamples(course: Map<string, CoursePage>, {outdated, pages}: Ledger): Example[] {
  return [...course].flatMap(([page, {examples}]) => {
    const known = pages[page]?.examples ?? {};
    const keys = keysOf(examples);
    if (page in outdated) return [];
    return examples.filter((example, index) => example.cannot === undefined && known[keys[index]!] === undefined);
  });
}

/** Keys of the examples of a page in the ledger: their hashes, with a number where a page repeats an example. */
function keysOf(examples: Example[]): string[] {
  const counts = new Map<string, number>();
  return examples.map(({hash}) => {
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    return count === 1 ? hash : `${hash}-${count}`;
  });
}

/** Records the results of pages that were run, keeps those of other pages, and drops pages that are gone. */
export function recordPages(
  root: string,
  course: Map<string, CoursePage>,
  results: Result[],
  {core, date}: {core: string; date: string},
): void {
  const {wholeRun, outdated, pages} = readLedger(root);
  for (const [page, own] of groupBy(results, ({example}) => example.page)) {
    const keys = keysOf(own.map(({example}) => example));
    const entries = own.map((result, index) => [keys[index]!, nameOf(result)]);
    pages[page] = {core, date, examples: Object.fromEntries(entries) as Record<string, string>};
    delete outdated[page];
  }
  const present = Object.entries(pages).filter(([page]) => course.has(page));
  writeLedger(root, {wholeRun, outdated, pages: Object.fromEntries(present.toSorted(([a], [b]) => (a < b ? -1 : 1)))});
}

/** Records how long a run of all pages took. */
export function recordRun(root: string, wholeRun: Ledger['wholeRun']): void {
  writeLedger(root, {...readLedger(root), wholeRun});
}

function writeLedger(root: string, ledger: Ledger): void {
  writeFileSync(join(root, LEDGER_FILE), `${JSON.stringify(ledger, undefined, 2)}\n`);
}

function nameOf({kind, text}: Result): string {
  if (kind === 'agrees') return 'agrees';
  return kind === 'reason' ? text : `differs: ${text.slice(0, 120)}`;
}

/** The number of examples by result. */
export function countsOf(results: Result[]) {
  const count = (kind: Result['kind']) => results.filter((result) => result.kind === kind).length;
  const [agree, differ] = [count('agrees'), count('differs')];
  return {examples: results.length, run: agree + differ, agree, differ, 'not run': count('reason')};
}
