import Link from '@docusaurus/Link';
import {useEffect, useState} from 'react';
import {missingResultUrl} from '../../engine/issue-url';
import {useSearchData, type Searched} from '../useSearchScope';
import type {SearchState} from '../useSearchResults';
import {useSearchService} from '../useSearchService';
import SearchError from './SearchError';
import styles from './styles.module.css';

interface Props extends Searched {
  search: SearchState;
  onQuery: (query: string) => void;
  /** Searches every version instead; undefined if that is not possible or already done. */
  onSearchAll: (() => void) | undefined;
}

/** Above or instead of the results: a failure, what came with a later version, or that nothing matches the query. */
export default function Messages(props: Props) {
  const {query, results, hasFailed, retry} = props.search;
  if (hasFailed) return <SearchError retry={retry} />;
  const {isGuess, later = []} = results ?? {};
  return (
    <>
      {results?.pages === 0 && <NoResults {...props} />}
      {(isGuess || later.length > 0) && (
        <div className={styles.notice}>
          {later.map(({title, path, since}) => (
            <p key={path}>
              <Link to={path}>{title}</Link> was added in {since}.
            </p>
          ))}
          {isGuess && (
            <p>
              <strong>{`No exact match for “${query}”.`}</strong> Closest results:
            </p>
          )}
        </div>
      )}
    </>
  );
}

function NoResults({search: {query}, tags, labels, onQuery, onSearchAll}: Props) {
  const {issueUrl} = useSearchData();
  const suggestions = useSuggestions(query, tags);
  const issue = missingResultUrl(issueUrl, query, labels.join(', '), window.location.href);
  return (
    <div className={styles.message}>
      <p className={styles.headline}>
        <span>No results found for &quot;</span>
        <strong>{query}</strong>
        <span>&quot;</span>
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul className={styles.suggestions}>
            {suggestions.map((title) => (
              <li key={title}>
                <button type="button" className={styles.textButton} onClick={() => onQuery(title)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {onSearchAll && (
        <p>
          <button type="button" className={styles.textButton} onClick={onSearchAll}>
            Search all versions
          </button>
        </p>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={issue} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </div>
  );
}

function useSuggestions(query: string, tags: string[]): string[] {
  const service = useSearchService();
  const [suggestions, setSuggestions] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    service.suggest(query, tags).then(
      (titles) => isCurrent && setSuggestions(titles),
      // Without the index there is nothing to suggest; the rest of the message still applies.
      () => isCurrent && setSuggestions([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [service, query, tags]);
  return suggestions;
}
