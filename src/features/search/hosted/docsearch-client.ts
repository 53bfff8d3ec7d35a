import type {DocSearchModalProps} from '@docsearch/react/modal';
import {escapeHtml} from '@site/src/lib/escape-html';
import type {Fragment} from '../engine/highlight';
import {checkAnswer} from './hosted-search';
import type {HostedService} from './hosted-service';
import type {Hit, PageGroup} from '../engine/results';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Client = Parameters<TransformClient>[0];

interface Scope {
  tags: string[];
  place: string | undefined;
  /** Heading for pages that are in no group of the sidebar. */
  rootName: string;
  /** Origin of the site, as in the records that are uploaded. */
  origin: string;
}

/** The state of a query. */
export interface Answer {
  query: string;
  /** Number of results; undefined while they are loading, and after a failure. */
  count?: number;
  /** Neither Algolia nor the index of this site could answer. */
  hasFailed?: boolean;
}

const AMOUNT = {pages: 10, hitsPerPage: 3, snippetLength: 130};
const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
/** Separates the headings that lead to a section. */
const STEP = ' › ';

/**
 * Makes DocSearch's client answer from the index of this site when the service does not.
 *
 * @param onAnswer called for every query when it is asked and when it is answered or has failed
 */
export function withFallback(
  {embedded, attempt}: HostedService,
  scope: Scope,
  onAnswer: (answer: Answer) => void,
): TransformClient {
  return (client) => ({
    ...client,
    async search(...parameters: Parameters<Client['search']>) {
      const {indexName, query = ''} = requestOf(parameters);
      onAnswer({query});
      const hosted = await attempt(async () => checkAnswer(await client.search(...parameters)), scope);
      if (hosted) {
        onAnswer({query, count: hosted.results[0].nbHits ?? 0});
        return hosted;
      }
      try {
        const {groups, sections} = await embedded.search(query, {...AMOUNT, ...scope});
        const hits = groups.flatMap((group) => group.hits.map((hit) => toDocSearchHit(group, hit, scope)));
        onAnswer({query, count: sections});
        return {results: [{index: indexName, query, hits, nbHits: sections}]};
      } catch (error) {
        console.warn('The search failed.', error);
        onAnswer({query, hasFailed: true});
        return {results: [{index: indexName, query, hits: [], nbHits: 0}]};
      }
    },
  });
}

function requestOf([asked]: Parameters<Client['search']>): {indexName: string; query?: string} {
  const [request] = Array.isArray(asked) ? asked : asked.requests;
  return request as {indexName: string; query?: string};
}

/** A hit from the index of this site in DocSearch's form: the heading if it matches, otherwise a text, as markup. */
function toDocSearchHit(
  group: PageGroup,
  {url, entry, title, name: about, snippet, code}: Hit,
  {origin, rootName}: Scope,
) {
  const headings = toMarkup(title).split(STEP);
  const names = url.includes('#') ? [escapeHtml(group.title), ...headings] : headings;
  const levels = LEVELS.slice(0, names.length);
  const said = about ? [...about, {text: ': ', isMarked: false}, ...snippet] : snippet;
  const text = hasMark(said) || code.length === 0 ? said : code;
  const isText = !hasMark(title) && text.length > 0;
  // A version does not describe a page, but the name of a section of the site does.
  const root = /^\d/.test(group.label) ? (group.trail[0] ?? rootName) : group.label;
  const byLevel = <T>(toValue: (name: string) => T) =>
    Object.fromEntries(levels.map((level, position) => [level, toValue(names[position]!)]));
  return {
    // As in the uploaded records, so that recent results from both are the same.
    objectID: origin + url,
    url: entry ?? url,
    type: isText ? 'content' : levels.at(-1)!,
    content: isText ? toMarkup(text) : null,
    hierarchy: {lvl0: escapeHtml(root), ...byLevel((name) => name.replaceAll(/<\/?mark>/g, ''))},
    _snippetResult: {
      content: {value: isText ? toMarkup(text) : ''},
      hierarchy: byLevel((value) => ({value})),
    },
  };
}

const hasMark = (fragments: Fragment[]) => fragments.some(({isMarked}) => isMarked);

/** Escapes texts, since DocSearch inserts them into the page as markup. */
function toMarkup(fragments: Fragment[]): string {
  return fragments
    .map(({text, isMarked}) => (isMarked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}
