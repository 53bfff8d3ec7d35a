import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent} from 'react';
import NoResults from '../results/NoResults';
import Notice from '../results/Notice';
import SearchError from '../results/SearchError';
import {countText} from '../results/count-text';
import {useSavedHits} from '../useSavedHits';
import {useSearchResults} from '../useSearchResults';
import {useSearchScope} from '../useSearchScope';
import Footer from './Footer';
import ResultList from './ResultList';
import ScopeBar from './ScopeBar';
import SearchField from './SearchField';
import StartScreen from './StartScreen';
import {toOptions, type Option} from './options';
import styles from './styles.module.css';

interface Props {
  query: string;
  /** False while questions are shown instead. */
  isShown: boolean;
  onQuery: (query: string) => void;
  onAsk: (question: string) => void;
  onClose: () => void;
  /** Closes because the reader found something. */
  onFinish: () => void;
}

const AMOUNT = {pages: 8, hitsPerPage: 3, snippetLength: 130};

/** Results while the reader types. Up and Down choose, Enter opens, Ctrl+Enter asks. */
export default function KeywordSearch({query, isShown, onQuery, onAsk, onClose, onFinish}: Props) {
  const scope = useSearchScope();
  const [coversAll, setCoversAll] = useState(false);
  const tags = coversAll ? scope.all : scope.own;
  const state = useSearchResults(query, tags, AMOUNT);
  const {results, hasFailed, isLoading} = state;
  const options = useMemo(() => (results ? toOptions(results, state.query) : []), [results, state.query]);
  const {chosen, choose} = useChoice(options, state.query);
  const {remember} = useSavedHits();
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isShown) field.current?.focus();
  }, [isShown]);

  // To ask where the list stands would cost a layout at every key.
  const isScrolled = useRef(false);
  useEffect(() => {
    if (!state.query || !isScrolled.current) return;
    isScrolled.current = false;
    list.current?.scrollTo({top: 0});
  }, [state.query]);

  const isEmpty = results !== undefined && results.pages === 0;
  const pageAddress = `${searchPage}?${new URLSearchParams({q: query.trim(), ...(coversAll && {version: 'all'})})}`;

  const take = useCallback(
    (option: Option) => {
      if (option.kind === 'ask') {
        onAsk(option.query);
        return;
      }
      remember(option.saved);
      onFinish();
      history.push(option.url);
    },
    [onAsk, onFinish, remember, history],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && options.length > 0) {
      event.preventDefault();
      const next = (chosen + step + options.length) % options.length;
      choose(next);
      document.getElementById(options[next]!.id)?.scrollIntoView({block: 'nearest'});
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const option = options[chosen];
    if (event.ctrlKey || event.metaKey) onAsk(query.trim());
    // The list may still be that of the query before this one.
    else if (option && !isLoading) take(option);
  };

  const onScroll = useCallback(() => void (isScrolled.current = true), []);
  const hasList = options.length > 0 && !isEmpty;
  return (
    <>
      <SearchField
        field={field}
        query={query}
        onQuery={onQuery}
        onKeyDown={onKeyDown}
        listId={hasList ? listId : undefined}
        activeId={hasList ? options[chosen]?.id : undefined}
        isBusy={isLoading && query.trim() !== ''}
        onAsk={() => onAsk(query.trim())}
        onClose={onClose}
      />
      <ScopeBar scope={scope} coversAll={coversAll} onCoversAll={setCoversAll} results={results} />
      <div className={styles.body}>
        {hasFailed && <SearchError retry={state.retry} />}
        {isEmpty && (
          <NoResults
            query={state.query}
            tags={tags}
            labels={coversAll ? ['all versions'] : scope.labels}
            onSuggestion={onQuery}
            onSearchAll={scope.hasVersions && !coversAll ? () => setCoversAll(true) : undefined}
          />
        )}
        {results && <Notice query={state.query} results={results} onFollow={onFinish} />}
        {hasList && results && (
          <ResultList
            list={list}
            id={listId}
            results={results}
            options={options}
            showsVersions={coversAll}
            chosen={chosen}
            onChoose={choose}
            onTake={take}
            onScroll={onScroll}
          />
        )}
        {!results &&
          !hasFailed &&
          (query.trim() ? (
            <p className={styles.hint}>Searching …</p>
          ) : (
            <StartScreen label={scope.labels[0]} onClose={onFinish} />
          ))}
      </div>
      <Footer address={results && !isEmpty && !results.isGuess ? pageAddress : undefined} onClose={onFinish}>
        {results && !isLoading ? countText(results) : ''}
      </Footer>
    </>
  );
}

/** Which option is chosen: the first, until the reader chooses another one; that stays chosen while more arrives. */
function useChoice(options: Option[], query: string): {chosen: number; choose: (position: number) => void} {
  const [choice, setChoice] = useState({query, id: ''});
  const position = choice.query === query ? options.findIndex(({id}) => id === choice.id) : 0;
  const choose = useCallback((next: number) => setChoice({query, id: options[next]?.id ?? ''}), [options, query]);
  return {chosen: Math.max(position, 0), choose};
}
