import type {HitComponentProps, ResultsFooterComponentProps} from '@docsearch/react';
import type {DocSearchModalProps, ModalTranslations} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sectionNames} from '@site/src/lib/section-names';
import {counted} from '@site/src/lib/counted';
import {withFallback, type Answer} from './docsearch-client';
import {pathOf} from './hosted-search';
import type {HostedService} from './hosted-service';
import {missingResultUrl} from '../engine/issue-url';
import {useState} from 'react';
import type {Props} from '../ui/SearchModal';
import {usePlace, useSearchData, useSearchScope} from '../ui/useSearchScope';
import {useSearchService} from '../ui/useSearchService';
// Must come after the styles of the dialog.
import './docsearch.css';

/** Props for DocSearch, with or without Ask AI, and the state of the last query. */
export function useDocSearch({typed, onClose}: Props) {
  const {algolia: settings, language, newIssueUrl} = useSearchData();
  const algolia = settings!;
  const service = useSearchService() as HostedService;
  const {tags, labels} = useSearchScope().own;
  const place = usePlace();
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const [answer, setAnswer] = useState<Answer>({query: typed.text});

  // Fixed when the search opens, since DocSearch does not read them again.
  const [options] = useState(() => {
    const scope = {tags, place, origin: window.location.origin, rootName: sectionNames.default};
    // A late answer says nothing about the current query.
    const onAnswer = (next: Answer) =>
      setAnswer((last) => (next.query === last.query || !isSettled(next) ? next : last));
    return {
      appId: algolia.appId,
      apiKey: algolia.apiKey,
      indices: [
        {
          name: algolia.indexName,
          searchParameters: {facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)]},
        },
      ],
      initialScrollY: window.scrollY,
      transformSearchClient: withFallback(service, scope, onAnswer),
      transformItems: (items) =>
        items.flatMap((item) => {
          const url = pathOf(item.url);
          return url === undefined ? [] : [{...item, url}];
        }),
      navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
      hitComponent: HitLink,
      resultsFooterComponent: ({state: {query, collections}}: ResultsFooterComponentProps) =>
        collections.some(({source, items}) => source.sourceId.startsWith('hits_') && items.length > 0) ? (
          <Link to={`${searchPage}?${new URLSearchParams({q: query})}`} onClick={onClose}>
            See all results
          </Link>
        ) : null,
      getMissingResultsUrl: ({query}) => missingResultUrl(newIssueUrl, query, labels.join(', '), window.location.href),
    } satisfies DocSearchModalProps;
  });

  const {query, count, hasFailed = false} = answer;
  return {
    docSearch: {...options, onClose, initialQuery: query},
    algolia,
    tags,
    query,
    texts: searchTexts(hasFailed),
    status: count === undefined ? '' : count === 0 ? `No results for ${query}` : counted(count, 'result'),
  };
}

/**
 * @param hasFailed whether no index could answer. DocSearch then shows "No results", because with React 19 its error
 *   message never stays: see README.md
 */
function searchTexts(hasFailed: boolean) {
  return {
    searchBox: {placeholderText: 'Search the documentation'},
    startScreen: {
      recentSearchesTitle: 'Recent',
      favoriteSearchesTitle: 'Favorites',
      saveRecentSearchButtonTitle: 'Add to favorites',
      removeRecentSearchButtonTitle: 'Forget',
      removeFavoriteSearchButtonTitle: 'Remove from favorites',
    },
    noResultsScreen: hasFailed
      ? {
          noResultsText: 'Unable to fetch results for',
          reportMissingResultsText: 'You might want to check your network connection. If it works,',
          reportMissingResultsLinkText: 'let us know.',
        }
      : {},
  } satisfies ModalTranslations;
}

const isSettled = ({count, hasFailed}: Answer) => count !== undefined || hasFailed;

function HitLink({hit, children}: HitComponentProps) {
  // A conversation has no address; DocSearch opens it.
  return hit.url ? <Link to={hit.url}>{children}</Link> : <a href={hit.url}>{children}</a>;
}
