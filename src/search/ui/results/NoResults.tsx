import {missingResultUrl} from '../../engine/issue-url';
import {useEffect, useState} from 'react';
import {useSearchData} from '../useSearchScope';
import {useSearchService} from '../useSearchService';
import styles from './styles.module.css';

interface Props {
  query: string;
  tags: string[];
  /** Names of what was searched. */
  labels: string[];
  onSuggestion: (query: string) => void;
  /** Searches every version instead; undefined when that was done. */
  onSearchAll: (() => void) | undefined;
}

/** What to do when nothing was found. */
export default function NoResults({query, tags, labels, onSuggestion, onSearchAll}: Props) {
  const {newIssueUrl} = useSearchData();
  const suggestions = useSuggestions(query, tags);
  const issue = missingResultUrl(newIssueUrl, query, labels.join(', '), window.location.href);
  return (
    <div className={styles.message}>
      <p className={styles.headline}>
        No results found for &quot;<strong>{query}</strong>&quot;
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul className={styles.suggestions}>
            {suggestions.map((title) => (
              <li key={title}>
                <button type="button" className={styles.textButton} onClick={() => onSuggestion(title)}>
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
      // Without the index there is nothing to suggest; the rest of the message stands.
      () => isCurrent && setSuggestions([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [service, query, tags]);
  return suggestions;
}
