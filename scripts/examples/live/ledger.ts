import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {groupBy} from '../../../src/lib/group-by';
import type {CoursePage, Example} from './course';
import type {Result} from './run-page';

const FILE = 'scripts/examples/live/ledger.json';

/** The result of each example when the docs were last run. */
export interface Ledger {
  /** Commit of the open core that they were run on. */
  core: string;
  /** Day of the last run, in the form 2025-11-23. */
  date: string;
  /** Space-separated hashes of the examples, by page and result: `agrees`, `differs: …`, or why one was not run. */
  pages: Record<string, Record<string, string>>;
}

export function readLedger(root: string): Ledger {
  return JSON.parse(readFileSync(join(root, FILE), 'utf8')) as Ledger;
}

/** The examples that have changed, or were added, since the docs were last run. */
export function changedExamples(course: Map<string, CoursePage>, {pages}: Ledger): Example[] {
  return [...course].flatMap(([page, {examples}]) => {
    const known = new Set(Object.values(pages[page] ?? {}).flatMap((hashes) => hashes.split(' ')));
    return examples.filter(({hash}) => !known.has(hash));
  });
}

/** Records the results of the pages that were run, and keeps those of other pages. */
export function writeLedger(root: string, results: Result[], core: string, date: string): void {
  const {pages} = readLedger(root);
  for (const [page, own] of groupBy(results, ({example}) => example.page)) {
    const byName = [...groupBy(own, nameOf)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const hashesOf = (same: Result[]) => [...new Set(same.map(({example}) => example.hash))].toSorted().join(' ');
    pages[page] = Object.fromEntries(byName.map(([name, same]) => [name, hashesOf(same)]));
  }
  // A line per page keeps differences readable.
  const lines = Object.keys(pages)
    .toSorted()
    .map((page) => `    ${JSON.stringify(page)}: ${JSON.stringify(pages[page])}`);
  const head = JSON.stringify({core, date}, undefined, 2).slice(0, -2);
  writeFileSync(join(root, FILE), `${head},\n  "pages": {\n${lines.join(',\n')}\n  }\n}\n`);
}

function nameOf({kind, text}: Result): string {
  if (kind === 'agrees') return 'agrees';
  return kind === 'reason' ? text : `differs: ${text.slice(0, 120)}`;
}

/** How many examples there are, by result. */
export function countsOf(results: Result[]) {
  const count = (kind: Result['kind']) => results.filter((result) => result.kind === kind).length;
  const [agree, differ] = [count('agrees'), count('differs')];
  return {examples: results.length, run: agree + differ, agree, differ, 'not run': count('reason')};
}
