import {expect, it} from 'vitest';
import {
  guideQueries,
  keywordTest,
  loadShards,
  measureQueries,
  measureQuestions,
  nameQueries,
  nameQuestions,
  taskQueries,
  taskQuestions,
  unknownQueries,
  unseen,
  unseenGuideQueries,
  type Half,
  type Judged,
} from './judge';
import named from './measured-queries.json';
import tuned from './tuning-queries.json';

const shards = loadShards('build');
const isKeyword = await keywordTest();
const withoutKeywords = (queries: Judged[]) => queries.filter((judged) => !isKeyword(judged));
const HALVES: Half[] = ['tuning', 'measured'];

/**
 * The figures that may not get worse, without keywords in the index. A question is three of a hundred, and the words of
 * a page may turn one, so first quotations have room for it. Weights are made with the one half; the other is only ever
 * measured. src/features/search/README.md says more, and `npx jiti scripts/search/bench.ts` prints all figures.
 */
const LEAST = {
  guides: {
    tuning: {pageFirst: 0.87, pageInTop3: 0.98},
    measured: {pageFirst: 0.55, pageInTop3: 0.74},
  },
  unknown: {pageInTop3: 0.72, pageMrr: 0.63, sectionInTop3: 0.555},
  names: {
    tuning: {pageInTop3: 0.98, pageMrr: 0.94},
    measured: {pageInTop3: 0.975, pageMrr: 0.91},
  },
  tasks: {
    tuning: {pageInTop3: 0.97, pageMrr: 0.92, sectionInTop3: 0.945},
    measured: {pageInTop3: 0.97, pageMrr: 0.93, sectionInTop3: 0.93},
  },
  unseen: {
    tuning: {pageInTop3: 0.98, pageMrr: 0.9, sectionInTop3: 0.93},
    measured: {pageInTop3: 0.93, pageMrr: 0.875, sectionInTop3: 0.82},
  },
  questions: {
    tuning: {first: 0.9, among: 0.98},
    measured: {first: 0.79, among: 0.94},
  },
};

/** Share of the questions without an answer that are refused at least, and of those with one at most. */
const REFUSED = {unanswerable: 0.4, answerable: 0.05};

it('finds the guides first for what readers type who look for them', () => {
  const figures = measureQueries(guideQueries(), shards);
  const least = LEAST.guides.tuning;
  expect(figures.count).toBeGreaterThanOrEqual(260);
  expect(figures.pageFirst).toBeGreaterThanOrEqual(least.pageFirst);
  expect(figures.pageInTop3, figures.missed.join('\n')).toBeGreaterThanOrEqual(least.pageInTop3);
});

it('finds the guides for queries that nothing was made with', () => {
  const queries = withoutKeywords(unseenGuideQueries());
  const figures = measureQueries(queries, shards);
  const least = LEAST.guides.measured;
  expect(figures.count).toBeGreaterThanOrEqual(120);
  expect(figures.pageFirst).toBeGreaterThanOrEqual(least.pageFirst);
  expect(figures.pageInTop3).toBeGreaterThanOrEqual(least.pageInTop3);
});

it('finds the right page and section for what it does not know', () => {
  const figures = measureQueries(withoutKeywords(unknownQueries()), shards);
  expect(figures.count).toBeGreaterThanOrEqual(700);
  expect(figures.pageInTop3, figures.missed.join('\n')).toBeGreaterThanOrEqual(LEAST.unknown.pageInTop3);
  expect(figures.pageMrr).toBeGreaterThanOrEqual(LEAST.unknown.pageMrr);
  expect(figures.sectionInTop3).toBeGreaterThanOrEqual(LEAST.unknown.sectionInTop3);
});

it.each(HALVES)('finds the right page for the %s names', (half) => {
  const figures = measureQueries(withoutKeywords(nameQueries(half)), shards);
  expect(figures.count).toBeGreaterThanOrEqual(65);
  const least = LEAST.names[half];
  expect(figures.pageInTop3, figures.missed.join('\n')).toBeGreaterThanOrEqual(least.pageInTop3);
  expect(figures.pageMrr).toBeGreaterThanOrEqual(least.pageMrr);
});

it.each(HALVES)('finds the right page and section for the %s tasks', (half) => {
  const figures = measureQueries(withoutKeywords(taskQueries(half)), shards);
  const least = LEAST.tasks[half];
  expect(figures.count).toBeGreaterThanOrEqual(65);
  expect(figures.pageInTop3, figures.missed.join('\n')).toBeGreaterThanOrEqual(least.pageInTop3);
  expect(figures.pageMrr).toBeGreaterThanOrEqual(least.pageMrr);
  expect(figures.sectionInTop3).toBeGreaterThanOrEqual(least.sectionInTop3);
});

it.each(HALVES)(
  'finds the right page and section for the %s queries of somebody who knew neither pages nor engine',
  (half) => {
    const queries = unseen(half, 'search').filter(({pages}) => pages.length > 0);
    const figures = measureQueries(withoutKeywords(queries), shards);
    const least = LEAST.unseen[half];
    // Those asked in a version are gone with it.
    expect(figures.count).toBeGreaterThanOrEqual(35);
    expect(figures.pageInTop3, figures.missed.join('\n')).toBeGreaterThanOrEqual(least.pageInTop3);
    expect(figures.pageMrr).toBeGreaterThanOrEqual(least.pageMrr);
    expect(figures.sectionInTop3).toBeGreaterThanOrEqual(least.sectionInTop3);
  },
);

it('refuses questions that the docs do not answer, and hardly any other', () => {
  const questions = HALVES.flatMap((half) => [
    ...unseen(half, 'question'),
    ...taskQuestions(half),
    ...nameQuestions(half),
  ]);
  const {unanswerable, refused, count, falselyRefused} = measureQuestions(questions, shards);
  expect(unanswerable).toBeGreaterThanOrEqual(12);
  expect(count).toBeGreaterThanOrEqual(150);
  expect(refused).toBeGreaterThanOrEqual(REFUSED.unanswerable);
  expect(falselyRefused).toBeLessThanOrEqual(REFUSED.answerable);
});

it.each(HALVES)('quotes the right page for the %s questions', (half) => {
  const figures = measureQuestions([...taskQuestions(half)], shards);
  const least = LEAST.questions[half];
  expect(figures.count).toBeGreaterThanOrEqual(30);
  expect(figures.first, figures.missed.join('\n')).toBeGreaterThanOrEqual(least.first);
  expect(figures.among).toBeGreaterThanOrEqual(least.among);
});

it('covers every kind of query, and another version', () => {
  const queries = [...tuned.queries, ...named.queries];
  for (const kind of ['identifier', 'part', 'error', 'words', 'typo', 'version']) {
    expect(queries.filter((query) => query.kind === kind).length, kind).toBeGreaterThanOrEqual(3);
  }
});

it('every judged page and section exists', () => {
  const known = new Set(
    shards.flatMap(
      ({
        loaded: {
          shard: {pages, sections},
        },
      }) => [
        ...pages.map(({path}) => path),
        ...sections.flatMap(({page, anchor}) => (anchor === null ? [] : `${pages[page]!.path}#${anchor}`)),
      ],
    ),
  );
  const judged = HALVES.flatMap((half): Judged[] => [
    ...nameQueries(half),
    ...nameQuestions(half),
    ...taskQueries(half),
    ...taskQuestions(half),
    ...unseen(half, 'search'),
    ...unseen(half, 'question'),
  ]);
  const wanted = [...judged, ...guideQueries(), ...unseenGuideQueries(), ...unknownQueries()].flatMap(
    ({pages, sections = []}) => [...pages, ...sections],
  );
  expect(wanted.filter((address) => !known.has(address))).toEqual([]);
});
