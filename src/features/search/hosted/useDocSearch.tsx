import type {HitComponentProps, ResultsFooterComponentProps} from '@docsearch/react';
import type {DocSearchModalProps, ModalTranslations} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {pluralize} from '@site/src/lib/pluralize';
import {useRef, useState, type FormEvent} from 'react';
import type {LiteClient} from 'algoliasearch/lite';
import {missingResultUrl} from '../engine/issue-url';
import type {DialogProps} from '../ui/SearchModal';
import {useSearchData, useSearchScope} from '../ui/useSearchScope';
import {algoliaClient} from './algolia-client';
import {pathOf} from './path-of';
// Must come after the styles of the dialog.
import './docsearch.css';

/** Props for DocSearch, with or without Ask AI, and what the reader typed last. */
export function useDocSearch({typed, onClose}: DialogProps) {
  const {algolia: settings, language, issueUrl} = useSearchData();
  const algolia = settings!;
  const {tags, labels} = useSearchScope().own;
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const query = useRef(typed);
  const [hasFailed, setFailed] = useState(false);

  // Fixed when the search opens, since DocSearch does not read them again.
  const [options] = useState(
    () =>
      ({
        appId: algolia.appId,
        apiKey: algolia.apiKey,
        indices: [
          {
            name: algolia.indexName,
            searchParameters: {facetFilters: [`language:${language}`, tags.map((tag) => `docusaurus_tag:${tag}`)]},
          },
        ],
        initialScrollY: window.scrollY,
        transformSearchClient: () => withReport(algoliaClient(algolia), setFailed),
        transformItems: (items) =>
          items.flatMap((item) => {
            const url = pathOf(item.url);
            return url === undefined ? [] : [{...item, url}];
          }),
        navigator: {navigate: ({itemUrl}) => history.push(itemUrl)},
        hitComponent: HitLink,
        resultsFooterComponent: (props) => <ResultsFooter {...props} searchPage={searchPage} onFollow={onClose} />,
        getMissingResultsUrl: (missing) =>
          missingResultUrl(issueUrl, missing.query, labels.join(', '), window.location.href),
      }) satisfies DocSearchModalProps,
  );

  return {
    docSearch: {...options, onClose},
    algolia,
    tags,
    /** The query, and the handler that keeps it: DocSearch has no option that reports it. */
    query,
    onInput: ({target}: FormEvent<HTMLDialogElement>) => {
      if (target instanceof HTMLInputElement) query.current = target.value;
    },
    texts: searchTexts(hasFailed),
  };
}

/** With React 19, DocSearch's own message of a failure gives way to "No results found" at once: see README.md. */
function withReport(client: LiteClient, report: (hasFailed: boolean) => void): LiteClient {
  return {
    ...client,
    async search(...parameters) {
      try {
        const answer = await client.search(...parameters);
        report(false);
        return answer;
      } catch (error) {
        report(true);
        throw error;
      }
    },
  };
}

function searchTexts(hasFailed: boolean) {
  return {
    searchBox: {placeholderText: 'Search the docs'},
    startScreen: {
      recentSearchesTitle: 'Recent',
      favoriteSearchesTitle: 'Favorites',
      saveRecentSearchButtonTitle: 'Add to favorites',
      removeRecentSearchButtonTitle: 'Remove from recent',
      removeFavoriteSearchButtonTitle: 'Remove from favorites',
    },
    noResultsScreen: hasFailed
      ? {
          noResultsText: 'Couldn’t load results for',
          reportMissingResultsText: 'Check your connection. If it works,',
          reportMissingResultsLinkText: 'let us know.',
        }
      : {},
  } satisfies ModalTranslations;
}

interface FooterProps extends ResultsFooterComponentProps {
  searchPage: string;
  onFollow: () => void;
}

function ResultsFooter({state: {query, collections}, searchPage, onFollow}: FooterProps) {
  const count = collections
    .filter(({source}) => source.sourceId.startsWith('hits_'))
    .reduce((sum, {items}) => sum + items.length, 0);
  return (
    <>
      <p className="spoken" role="status">
        {count > 0 ? pluralize(count, 'result') : ''}
      </p>
      {count > 0 && (
        <Link to={`${searchPage}?${new URLSearchParams({q: query})}`} onClick={onFollow}>
          See all results
        </Link>
      )}
    </>
  );
}

function HitLink({hit, children}: HitComponentProps) {
  // A conversation has no address; DocSearch opens it.
  return hit.url ? <Link to={hit.url}>{children}</Link> : <a href={hit.url}>{children}</a>;
}
