import {escapeHtml, unescapeHtml} from '../escape-html';
import type {DocSearchRecord} from './docsearch-records';
import type {Fragment} from './highlight';
import type {Hit, PageGroup, SearchResults} from './results';
import type {ShardInfo} from './shard';

type Level = keyof DocSearchRecord['hierarchy'];
type Highlighted = Partial<Record<Level, {value: string}>>;

/** A record that was found, with the marks of Algolia. Only what is read here. */
export interface AlgoliaHit extends Pick<DocSearchRecord, 'objectID' | 'url'> {
  type?: string;
  content?: string | null;
  hierarchy: Partial<Record<Level, string | null>>;
  docusaurus_tag?: string;
  _highlightResult?: {hierarchy?: Highlighted};
  _snippetResult?: {content?: {value: string}; hierarchy?: Highlighted};
}

/** The same for DocSearch, which puts texts into the page as they are: they are markup here, and safe. */
export interface DocSearchHit extends Pick<DocSearchRecord, 'objectID' | 'url' | 'url_without_anchor' | 'anchor'> {
  type: Level | 'content';
  content: string | null;
  hierarchy: Record<Level, string | null>;
  _snippetResult: {content: {value: string}; hierarchy: Highlighted};
}

export interface FoundHits {
  hits: AlgoliaHit[];
  /** How many there are in all. */
  count: number;
}

/** As in the records that are uploaded. */
interface Site {
  origin: string;
  /** What pages that stand in no group of the sidebar are listed under. */
  rootName: string;
}

/** Characters of the private use area: no text of a page contains them, so none can pass for a mark. */
export const MARKS = {highlightPreTag: '\uE000', highlightPostTag: '\uE001'};
const [START, END] = Object.values(MARKS) as [string, string];

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
/** Between the headings that lead to a section. */
const STEP = ' › ';

/** @throws Error when the answer is not what a search returns */
export function readHits(answer: unknown): FoundHits {
  const result = isRecord(answer) && Array.isArray(answer.results) ? (answer.results[0] as unknown) : undefined;
  if (!isRecord(result) || !Array.isArray(result.hits) || !result.hits.every(isHit)) {
    throw new Error('Algolia answered in an unknown form.');
  }
  const hits: AlgoliaHit[] = result.hits;
  return {hits, count: typeof result.nbHits === 'number' ? result.nbHits : hits.length};
}

/** Makes pages of what Algolia found. */
export function toSearchResults(
  {hits, count}: FoundHits,
  limits: {pages: number; hitsPerPage: number},
  shards: ShardInfo[],
): SearchResults {
  const groups = new Map<string, {group: PageGroup; urls: Set<string>}>();
  for (const hit of hits) {
    const path = pathOf(hit.url);
    if (path === undefined) continue;
    const url = path.split('#')[0]!;
    const known = groups.get(url) ?? {group: newGroup(url, hit, shards), urls: new Set<string>()};
    groups.set(url, known);
    if (known.urls.has(path)) continue;
    known.urls.add(path);
    if (known.group.hits.length < limits.hitsPerPage) known.group.hits.push(toHit(path, hit));
    else known.group.more++;
  }
  const pages = [...groups.values()].map(({group}) => group);
  return {
    groups: pages.slice(0, limits.pages),
    pages: pages.length,
    sections: count,
    isCapped: false,
    source: 'algolia',
  };
}

function newGroup(url: string, {hierarchy, docusaurus_tag: tag}: AlgoliaHit, shards: ShardInfo[]): PageGroup {
  return {
    url,
    // A crawler stores text with its entities.
    title: unescapeHtml(hierarchy.lvl1 ?? hierarchy.lvl0 ?? url),
    label: shards.find((shard) => shard.tag === tag)?.label ?? '',
    trail: hierarchy.lvl0 ? [unescapeHtml(hierarchy.lvl0)] : [],
    hits: [],
    more: 0,
    otherVersions: [],
  };
}

function toHit(path: string, hit: AlgoliaHit): Hit {
  const levels = LEVELS.slice(2).filter((level) => hit.hierarchy[level]);
  const shown = levels.length > 0 ? levels : (['lvl1'] as const);
  // oxlint-disable-next-line no-underscore-dangle -- Algolia's names
  const {_highlightResult: highlighted, _snippetResult: cut} = hit;
  const names = shown.map((level) => highlighted?.hierarchy?.[level]?.value ?? hit.hierarchy[level] ?? '');
  return {url: path, title: readMarks(names.join(STEP)), snippet: readMarks(cut?.content?.value ?? ''), code: []};
}

/** Text with marks as fragments. Whatever else looks like markup stays text. */
function readMarks(text: string): Fragment[] {
  return text
    .split(new RegExp(`(${START}[^${END}]*${END})`, 'u'))
    .filter(Boolean)
    .map((part) => ({text: unescapeHtml(withoutMarks(part)), isMarked: part.startsWith(START)}));
}

/** What the index of this site found, in the form of Algolia: a heading where it matches, otherwise a text. */
export function toAlgoliaHits({groups}: Pick<SearchResults, 'groups'>, site: Site): AlgoliaHit[] {
  return groups.flatMap((group) => group.hits.map((hit) => toAlgoliaHit(group, hit, site)));
}

function toAlgoliaHit(group: PageGroup, {url, title, snippet, code}: Hit, {origin, rootName}: Site): AlgoliaHit {
  const headings = writeMarks(title).split(STEP);
  const names = url.includes('#') ? [group.title, ...headings] : headings;
  const levels = LEVELS.slice(1, names.length + 1);
  const text = hasMark(snippet) || code.length === 0 ? snippet : code;
  const isText = !hasMark(title) && text.length > 0;
  // A version says nothing about a page; the name of a section of the site does.
  const root = /^\d/.test(group.label) ? (group.trail[0] ?? rootName) : group.label;
  const hierarchy = Object.fromEntries(levels.map((level, position) => [level, withoutMarks(names[position]!)]));
  return {
    // As in the records that are uploaded.
    objectID: origin + url,
    url: origin + url,
    type: isText ? 'content' : levels.at(-1)!,
    content: isText ? text.map((part) => part.text).join('') : null,
    hierarchy: {lvl0: root, ...hierarchy},
    _snippetResult: {
      content: {value: isText ? writeMarks(text) : ''},
      hierarchy: Object.fromEntries(levels.map((level, position) => [level, {value: names[position]!}])),
    },
  };
}

const hasMark = (fragments: Fragment[]) => fragments.some(({isMarked}) => isMarked);

function writeMarks(fragments: Fragment[]): string {
  return fragments.map(({text, isMarked}) => (isMarked ? START + text + END : text)).join('');
}

/** @returns undefined when the hit leads nowhere */
export function toDocSearchHit(hit: AlgoliaHit): DocSearchHit | undefined {
  const url = pathOf(hit.url);
  if (url === undefined) return undefined;
  const [page = '', anchor = null] = url.split('#');
  // oxlint-disable-next-line no-underscore-dangle -- Algolia's names
  const cut = hit._snippetResult;
  const texts = LEVELS.map((level) => [level, toMarkup(hit.hierarchy[level] ?? '') || null]);
  const marked = LEVELS.flatMap((level) => {
    const value = cut?.hierarchy?.[level]?.value;
    return value ? [[level, {value: toMarkup(value)}]] : [];
  });
  const {lvl0, ...levels} = Object.fromEntries(texts) as DocSearchHit['hierarchy'];
  const type = [...LEVELS, 'content' as const].find((known) => known === hit.type) ?? 'lvl1';
  return {
    objectID: hit.objectID,
    url,
    url_without_anchor: page,
    anchor,
    type,
    content: hit.content ? toMarkup(hit.content) : null,
    // What it is listed under.
    hierarchy: {lvl0: lvl0 ?? levels.lvl1 ?? page, ...levels},
    _snippetResult: {
      content: {value: toMarkup(cut?.content?.value ?? '')},
      hierarchy: Object.fromEntries(marked) as Highlighted,
    },
  };
}

/** Markup that shows a text as it is, with its marks. */
function toMarkup(text: string): string {
  return readMarks(text)
    .map((part) => (part.isMarked ? `<mark>${escapeHtml(part.text)}</mark>` : escapeHtml(part.text)))
    .join('');
}

const withoutMarks = (text: string) => text.replace(/[\uE000\uE001]/g, '');

/** The address on this site: the index may have been made from another host, such as the published one. */
function pathOf(url: string): string | undefined {
  try {
    const {pathname, search, hash, protocol} = new URL(url, 'https://site.invalid');
    return /^https?:$/.test(protocol) ? pathname + search + hash : undefined;
  } catch {
    return undefined;
  }
}

function isHit(value: unknown): value is AlgoliaHit {
  return isRecord(value) && typeof value.url === 'string' && isRecord(value.hierarchy);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
