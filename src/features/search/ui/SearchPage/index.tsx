import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useMemo, useState} from 'react';
import {FilterBar, SearchField, SelectField} from '@site/src/components/Field';
import {useAddressFilter} from '@site/src/components/Field/useAddressFilter';
import Messages from '../results/Messages';
import Scope from '../results/Scope';
import {countText} from '../results/count-text';
import {useSearchResults} from '../useSearchResults';
import PageResult from './PageResult';
import styles from './styles.module.css';
import {ALL, useVersionChoice} from './useVersionChoice';

const STEP = 15;

/** The search as a page: all results, and an address to share. */
export default function SearchPage() {
  const {values, set} = useAddressFilter(['q', 'version']);
  const {q: query, version} = values;
  const setVersion = (name: string) => set({version: name});
  const isBrowser = useIsBrowser();
  const {choices, chosen, isUnknown, tags, labels} = useVersionChoice(version);
  const hasChoice = Object.keys(choices).length > 1;
  const coversAll = chosen === ALL;
  const [pages, setPages] = useState(STEP);
  // All versions load slowly and appear as they arrive. One loads fast and appears whole, so nothing below it moves.
  const amount = useMemo(
    () => ({pages, hitsPerPage: 3, snippetLength: 240, comesWhole: !coversAll}),
    [pages, coversAll],
  );
  const search = useSearchResults(query, tags, amount);
  const {results, hasFailed, isLoading} = search;
  const docs = useBaseUrl('/docs');

  const setQuery = (q: string) => {
    setPages(STEP);
    set({q});
  };
  const isWaiting = isLoading && !results && !hasFailed;

  return (
    <div className="tool-page">
      <h1 className={styles.heading}>{query ? `Search results for “${query}”` : 'Search the documentation'}</h1>
      <noscript>
        <p>
          Search requires JavaScript. Without it, the <Link to={docs}>documentation</Link> leads to every page, and{' '}
          <Link to="/docs/availability">Availability by version</Link> lists operations, settings, and methods.
        </p>
      </noscript>
      <FilterBar status={isWaiting ? 'Searching…' : results ? countText(results) : ''}>
        <SearchField
          label="Search for a keyword, operation, setting, or error message"
          value={query}
          onChange={setQuery}
        />
        {hasChoice && <SelectField label="Version" value={chosen} onChange={setVersion} options={choices} />}
      </FilterBar>
      <p className={styles.scope}>
        <Scope labels={labels} results={results} />
      </p>
      {isUnknown && (
        <p role="alert">{`Version “${version}” isn’t published here. Showing results for ${choices[chosen]}.`}</p>
      )}
      {isBrowser && !query.trim() && (
        <p>
          Type what you’re looking for, or start with the <Link to={docs}>documentation</Link>.
        </p>
      )}
      <Messages
        search={search}
        tags={tags}
        labels={labels}
        onQuery={setQuery}
        onSearchAll={hasChoice && !coversAll ? () => setVersion(ALL) : undefined}
      />
      {results?.groups.map((group) => (
        <PageResult key={group.url} group={group} showsVersion={coversAll} />
      ))}
      {results && !results.isGuess && results.groups.length < results.pages && (
        <button type="button" className="button" onClick={() => setPages(pages + STEP)}>
          Show more results
        </button>
      )}
    </div>
  );
}
