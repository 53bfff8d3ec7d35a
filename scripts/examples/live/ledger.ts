import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {CoursePage, Example} from './course';
import type {Result} from './run-page';

const FILE = 'scripts/examples/live/ledger.json';

/** What came of each example when the docs were last run. */
export interface Ledger {
  /** Commit of the open core that they were run on. */
  core: string;
  /** Day of the last run, in the form 2025-11-23. */
  date: string;
  /** By page and result (`agrees`, or why an example was not run): the hashes of the examples, with blanks between them. */
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

/** Writes down what came of the pages that were run; what stands there of other pages stays. */
export function writeLedger(root: string, results: Result[], core: string, date: string): void {
  const {pages} = readLedger(root);
  for (const page of new Set(results.map(({example}) => example.page))) {
    const own = results.filter(({example}) => example.page === page);
    const names = [...new Set(own.map(nameOf))].toSorted();
    pages[page] = Object.fromEntries(
      names.map((name) => [
        name,
        [...new Set(own.filter((result) => nameOf(result) === name).map(({example}) => example.hash))]
          .toSorted()
          .join(' '),
      ]),
    );
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

/** How many examples of each page were run and agree, in columns. */
export function tableOf(results: Result[]): string {
  const pages = [...new Set(results.map(({example}) => example.page))];
  const rowOf = (name: string, own: Result[]) => {
    const count = (kind: Result['kind']) => own.filter((result) => result.kind === kind).length;
    const figures = [
      own.length,
      count('agrees') + count('differs'),
      count('agrees'),
      count('differs'),
      count('reason'),
    ];
    return `${name.padEnd(52)}${figures.map((figure) => String(figure).padStart(9)).join('')}`;
  };
  const head = `${'Page'.padEnd(52)}${['examples', 'run', 'agree', 'differ', 'not run'].map((name) => name.padStart(9)).join('')}`;
  const rows = pages.map((page) =>
    rowOf(
      page,
      results.filter(({example}) => example.page === page),
    ),
  );
  return [head, ...rows, rowOf('all', results)].join('\n');
}
