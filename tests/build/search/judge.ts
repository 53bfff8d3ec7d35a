import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {load} from 'cheerio';
import type {PageText} from '../../../src/features/search/engine/blocks';
import {findCandidates, quote} from '../../../src/features/search/engine/find-passages';
import type {Limits} from '../../../src/features/search/engine/group-by-page';
import type {LoadedShard} from '../../../src/features/search/engine/loaded-shard';
import {openShard} from '../../../src/features/search/engine/open-shard';
import {searchLoaded, understand} from '../../../src/features/search/engine/search-loaded';
import {unpackShard, type PackedShard} from '../../../src/features/search/engine/packed-shard';
import type {ShardInfo} from '../../../src/features/search/engine/shard';
import {stemsOf, wordsOf} from '../../../src/features/search/engine/tokenize';
import {readKeywords} from '../../../src/features/search/node/read-keywords';
import versions from '../../../versions.json';
import {projectPath} from '../../support';
import {presentPlace} from './present-place';
import guides from './guide-queries.json';
import named from './measured-queries.json';
import readersQueries from './readers-queries.json';
import tasks from './task-queries.json';
import unseenOnes from './unseen-queries.json';
import tuned from './tuning-queries.json';

/** A query or a question with what a reader would want, any of which is right. */
export interface Judged {
  text: string;
  /** Pages; those of the right sections when these are known. */
  pages: string[];
  /** Sections, a page alone for its beginning; undefined when only the page was judged. */
  sections?: string[] | undefined;
  /** Name of the docs version the reader is in; the latest when missing. */
  version?: string | undefined;
  /** Id of the docs instance the reader is in; outside of the docs when missing. */
  place?: string | undefined;
}

export type Half = 'tuning' | 'measured';

/**
 * Chooses the half of the judged tasks that a text belongs to. A hash decides, so that nobody chooses: weights,
 * synonyms and rules are made with the one half, and the other is only ever measured.
 */
function halfOf(text: string): Half {
  return createHash('sha256').update(text).digest()[0]! % 2 === 0 ? 'tuning' : 'measured';
}

const isVersion = (where: string) => /^\d/.test(where);

/** A query in a version that is no longer on the site measures nothing. */
const isAsked = (where = 'latest') => !isVersion(where) || versions.includes(where);

function toJudged(text: string, right: string[]): Judged {
  const sections = right.map(presentPlace);
  return {text, pages: [...new Set(sections.map(withoutAnchor))], sections};
}

/** Queries of readers' tasks, with their sections. */
export function taskQueries(half: Half): Judged[] {
  return tasks.queries.filter(({query}) => halfOf(query) === half).map(({query, right}) => toJudged(query, right));
}

export function taskQuestions(half: Half): Judged[] {
  return tasks.questions
    .filter(({question}) => halfOf(question) === half)
    .map(({question, right}) => toJudged(question, right));
}

/**
 * Queries by somebody who knew neither the engine nor its index. Those without an answer in the docs have no pages.
 * Some are asked in an older version, in Fabric, or in the release notes.
 */
export function unseen(half: Half, wanted: 'search' | 'question'): Judged[] {
  return unseenOnes[half]
    .filter(({kind, in: where}) => kind === wanted && isAsked(where))
    .map(({in: where, text, right}) => {
      const place = isVersion(where) || where === 'latest' ? 'default' : where;
      return {...toJudged(text, right), ...(isVersion(where) && {version: where}), place};
    });
}

/** Queries that writers of keywords expected of readers, but for which no section has a keyword. */
export function unknownQueries(): Judged[] {
  return readersQueries.queries.map(({query, right}) => toJudged(query, right));
}

/** Queries of readers who look for one of the guides. The guides' keywords are made with these. */
export function guideQueries(): Judged[] {
  return guides.queries.map(({query, right}) => toJudged(query, right));
}

/** The same, written by somebody who had not looked at what is found, and only ever measured. */
export function unseenGuideQueries(): Judged[] {
  return guides.unseen.map(({query, right}) => toJudged(query, right));
}

/**
 * Tells which queries stand in the index already: a writer made a keyword of the same words, in any order and form.
 * These measure nothing.
 */
export async function keywordTest(): Promise<(judged: Judged) => boolean> {
  const pages = await readKeywords(projectPath(''));
  const phrases = pages.flatMap(({sections}) => [...sections.values()].flat());
  const known = new Set(phrases.map(bagOf));
  return ({text}) => known.has(bagOf(text));
}

/** The words of a text without their order and forms. */
function bagOf(text: string): string {
  return [...new Set(wordsOf(text).flatMap(stemsOf))].toSorted().join(' ');
}

/** Names, parts of names, messages, words and misspellings, with their pages. */
export function nameQueries(half: Half): Judged[] {
  const {queries} = half === 'tuning' ? tuned : named;
  return (queries as {query: string; pages: string[]; sections: string[]; version?: string}[])
    .filter(({version}) => isAsked(version))
    .map(({query, pages, sections, ...rest}) => ({
      text: query,
      pages: pages.map(presentPlace),
      sections: sections?.map(presentPlace),
      ...rest,
    }));
}

export function nameQuestions(half: Half): Judged[] {
  const {questions} = half === 'tuning' ? tuned : named;
  return questions.map(({question, pages}) => ({text: question, pages: pages.map(presentPlace)}));
}

/** The shards of a build with all their texts, read as a browser would. */
export function loadShards(directory: string): OpenShard[] {
  const folder = join(process.cwd(), directory, 'search-index');
  return readdirSync(folder).map((name) => {
    const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, name, `${file}.json`), 'utf8'));
    const shard = unpackShard(read('index') as PackedShard);
    const {tag, instance, label} = shard;
    const start = shard.pages.map(({path}) => path).toSorted((a, b) => a.length - b.length)[0]!;
    const loaded = openShard(shard);
    loaded.texts = shard.pages.map((_, page) => read(String(page)) as PageText);
    const places = shard.errors === undefined ? new Map() : readPlaces(directory, shard.pages[shard.errors]!.path);
    return {loaded, places, info: {tag, instance, label, url: '', root: start}};
  });
}

export interface OpenShard {
  loaded: LoadedShard;
  info: ShardInfo;
  /** The sections that document each error. */
  places: ReadonlyMap<string, string[]>;
}

/** The sections that document each error, by the address of the error on the page of errors. */
function readPlaces(directory: string, path: string): Map<string, string[]> {
  const page = load(readFileSync(join(process.cwd(), directory, `${path}.html`), 'utf8'));
  const errors = page('li[id^=error-]').toArray();
  return new Map(
    errors.map((error) => {
      const links = page(error).find('p:last-child a').toArray();
      return [`${path}#${error.attribs.id!}`, links.map(({attribs}) => attribs.href!)];
    }),
  );
}

/** The shards that a reader of a version searches: the version and the sections without versions. */
function shardsOf(shards: OpenShard[], version = versions[0]!): OpenShard[] {
  return shards.filter(({info}) => info.instance !== 'default' || info.tag === `docs-default-${version}`);
}

const LIMITS: Limits = {pages: 10, hitsPerPage: 3, snippetLength: 120};

/** An address that a reader sees, or all that it stands for. */
type Answer = string | readonly string[];

/**
 * The results in the order in which a reader sees them: pages and, by page, sections. An error is as right as the
 * sections that document it: it says what their row says, and leads to them.
 */
function answersTo({text, version, place}: Judged, all: OpenShard[]): {pages: Answer[]; sections: Answer[]} {
  const shards = shardsOf(all, version);
  const loaded = shards.map((shard) => shard.loaded);
  const infos = shards.map(({info}) => info);
  const known = all.map(({info}) => info);
  const {groups} = searchLoaded(understand(text, loaded, known), loaded, infos, {...LIMITS, place});
  const placesOf = (url: string) => shards.flatMap(({places}) => places.get(url) ?? []);
  return {
    pages: groups.map(({url, hits}) => [url, ...hits.flatMap((hit) => placesOf(hit.url).map(withoutAnchor))]),
    sections: groups.flatMap(({hits}) =>
      hits.map((hit) => {
        const url = hit.url.replace(/\?.*$/, '');
        return [url, ...placesOf(url)];
      }),
    ),
  };
}

const withoutAnchor = (url: string) => url.split('#')[0]!;

/** Position of the first right answer, from 1; undefined when none is there. */
function rankOf(right: readonly string[], answers: readonly Answer[]): number | undefined {
  const position = answers.findIndex((answer) => [answer].flat().some((address) => right.includes(address)));
  return position < 0 ? undefined : position + 1;
}

export interface Figures {
  count: number;
  /** Share of the queries whose first page is right. */
  pageFirst: number;
  /** Share of the queries with a right page among the first three, and mean reciprocal rank of the page. */
  pageInTop3: number;
  pageMrr: number;
  /** The same of the section, as they follow each other on the screen. */
  sectionInTop3: number;
  sectionMrr: number;
  /** Those that have no right page among the first three. */
  missed: string[];
}

const share = (part: number, of: number) => (of === 0 ? 0 : part / of);
const reciprocal = (ranks: (number | undefined)[]) =>
  share(
    ranks.reduce<number>((sum, rank) => sum + (rank && rank <= 10 ? 1 / rank : 0), 0),
    ranks.length,
  );
const inTop = (ranks: (number | undefined)[], most: number) =>
  share(ranks.filter((rank) => rank !== undefined && rank <= most).length, ranks.length);

/** The quality of the answers to queries. */
export function measureQueries(queries: Judged[], shards: OpenShard[]): Figures {
  const ranked = queries.map((judged) => {
    const answers = answersTo(judged, shards);
    return {
      judged,
      page: rankOf(judged.pages, answers.pages),
      section: judged.sections && rankOf(judged.sections, answers.sections),
    };
  });
  const pages = ranked.map(({page}) => page);
  const sections = ranked.filter(({judged}) => judged.sections).map(({section}) => section);
  return {
    count: queries.length,
    pageFirst: inTop(pages, 1),
    pageInTop3: inTop(pages, 3),
    pageMrr: reciprocal(pages),
    sectionInTop3: inTop(sections, 3),
    sectionMrr: reciprocal(sections),
    missed: ranked.filter(({page}) => page === undefined || page > 3).map(({judged}) => judged.text),
  };
}

export interface QuestionFigures {
  count: number;
  /** Share of the questions whose first quotation is of a right page, and of those with one among the four. */
  first: number;
  among: number;
  /** The same of the section. */
  firstSection: number;
  amongSections: number;
  /** Share of these that were refused, how many have no answer, and the share of those that were. */
  falselyRefused: number;
  unanswerable: number;
  refused: number;
  missed: string[];
}

/** The quality of the quotations that answer questions. */
export function measureQuestions(questions: Judged[], all: OpenShard[]): QuestionFigures {
  const asked = questions.map((judged) => {
    const shards = shardsOf(all, judged.version);
    const {candidates, isUnanswered} = findCandidates(
      shards.map(({loaded}) => loaded),
      shards.map(({info}) => info),
      judged.text,
      judged.place,
    );
    const quotations = quote(candidates);
    return {judged, quotations, isRefused: isUnanswered || quotations.length === 0};
  });
  const unanswerable = asked.filter(({judged}) => judged.pages.length === 0);
  const answerable = asked.filter(({judged}) => judged.pages.length > 0);
  const ranked = answerable.map(({judged, quotations}) => {
    const urls = quotations.map(({url}) => url);
    const page = rankOf(judged.pages, urls.map(withoutAnchor));
    return {judged, page, section: judged.sections && rankOf(judged.sections, urls)};
  });
  const pages = ranked.map(({page}) => page);
  const sections = ranked.filter(({judged}) => judged.sections).map(({section}) => section);
  return {
    count: answerable.length,
    falselyRefused: share(answerable.filter(({isRefused}) => isRefused).length, answerable.length),
    unanswerable: unanswerable.length,
    refused: share(unanswerable.filter(({isRefused}) => isRefused).length, unanswerable.length),
    first: inTop(pages, 1),
    among: inTop(pages, 4),
    firstSection: inTop(sections, 1),
    amongSections: inTop(sections, 4),
    missed: ranked.filter(({page}) => page !== 1).map(({judged}) => judged.text),
  };
}
