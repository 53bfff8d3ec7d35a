import {findPassages} from '@site/src/lib/search/find-passages';
import {groupByPage} from '@site/src/lib/search/group-by-page';
import {matchSections} from '@site/src/lib/search/match-sections';
import versions from '@site/versions.json';
import {expect, it} from 'vitest';
import {loadShards, rankOf, shardsOf, type JudgedQuery, type JudgedQuestion} from './judge';
import measured from './measured-queries.json';
import tuning from './tuning-queries.json';

const LIMITS = {pages: 10, hitsPerPage: 3, snippetLength: 120};
const allShards = loadShards('build');

const shardsFor = (version = versions[0]!) => shardsOf(allShards, version);

/** Weights are tuned on the one half; the other is only ever measured. src/lib/search/README.md says more. */
const judged = {
  queries: [...tuning.queries, ...measured.queries] as JudgedQuery[],
  questions: [...tuning.questions, ...measured.questions] as JudgedQuestion[],
};

function ranksOf(queries: JudgedQuery[]) {
  return queries.map(({query, pages, version}) => {
    const shards = shardsFor(version);
    const matches = matchSections(
      shards.map(({loaded}) => loaded),
      query,
    );
    const {groups} = groupByPage(
      matches,
      shards.map(({info}) => info),
      LIMITS,
    );
    return {query, rank: rankOf(pages, groups.map(({url}) => url))}; // prettier-ignore
  });
}

it.each([
  {set: 'tuning', queries: tuning.queries as JudgedQuery[], most: 0.03, least: 0.93},
  {set: 'measured', queries: measured.queries as JudgedQuery[], most: 0.06, least: 0.88},
])(
  'finds the right page of the $set queries: too few in the top 3 at most $most, MRR@10 $least',
  ({set, queries, most, least}) => {
    const ranks = ranksOf(queries);
    expect(ranks.length).toBeGreaterThanOrEqual(75);
    const missed = ranks.filter(({rank}) => rank === undefined || rank > 3);
    const reciprocal = ranks.reduce((sum, {rank}) => sum + (rank ? 1 / rank : 0), 0) / ranks.length;
    console.log(
      `${set}: ${ranks.length - missed.length} of ${ranks.length} in the top 3, MRR@10 ${reciprocal.toFixed(3)}`,
    );
    expect(missed.length / ranks.length, JSON.stringify(missed)).toBeLessThanOrEqual(most);
    expect(reciprocal).toBeGreaterThanOrEqual(least);
  },
);

it('covers every kind of query, and another version', () => {
  const {queries} = judged;
  for (const kind of ['identifier', 'part', 'error', 'words', 'typo', 'version']) {
    expect(queries.filter((query) => query.kind === kind).length, kind).toBeGreaterThanOrEqual(3);
  }
});

it('every judged page exists', () => {
  const paths = new Set(allShards.flatMap(({loaded}) => loaded.shard.pages.map(({path}) => path)));
  const wanted = [...judged.queries, ...judged.questions].flatMap(({pages}) => pages);
  expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
});

it('quotes the right page first for 80 % of the questions', () => {
  const shards = shardsFor();
  const {questions} = judged;
  expect(questions.length).toBeGreaterThanOrEqual(30);
  const missed = questions.filter(({question, pages}) => {
    const {quotations} = findPassages(
      shards.map(({loaded}) => loaded),
      shards.map(({info}) => info),
      question,
    );
    return !pages.includes(quotations[0]?.url.split('#')[0] ?? '');
  });
  console.log(`${questions.length - missed.length} of ${questions.length} questions quote the right page first`);
  expect(missed.length / questions.length, JSON.stringify(missed.map(({question}) => question))).toBeLessThanOrEqual(
    0.2,
  );
});
