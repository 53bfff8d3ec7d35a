import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent} from 'react';
import {isComposing} from '@site/src/lib/is-composing';
import {isPlainClick} from '../is-plain-click';
import Messages from '../results/Messages';
import Scope from '../results/Scope';
import {countText} from '../results/count-text';
import {useSavedHits} from '../useSavedHits';
import {useSearchResults} from '../useSearchResults';
import {useSearchScope} from '../useSearchScope';
import ResultList from './ResultList';
import SearchField from './SearchField';
import StartScreen from './StartScreen';
import {toOptions, type Option} from './options';
import styles from './styles.module.css';

interface Props {
  query: string;
  /** False while the questions are shown instead. */
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
  const {own, all, hasVersions} = useSearchScope();
  const [coversAll, setCoversAll] = useState(false);
  const {tags, labels} = coversAll ? all : own;
  const search = useSearchResults(query, tags, AMOUNT);
  const {query: answered, results, hasFailed, isLoading} = search;
  const options = useMemo(() => (results ? toOptions(results) : []), [results]);
  const {chosen, choose} = useChoice(options, answered);
  const {remember} = useSavedHits();
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isShown) field.current?.focus({preventScroll: true});
  }, [isShown]);

  // Reading the scroll position would force a layout on every keystroke.
  const isScrolled = useRef(false);
  const onScroll = useCallback(() => void (isScrolled.current = true), []);
  useEffect(() => {
    if (!answered || !isScrolled.current) return;
    isScrolled.current = false;
    list.current?.scrollTo({top: 0});
  }, [answered]);

  const take = useCallback(
    ({saved}: Option) => {
      if (!saved) {
        onAsk(answered);
        return;
      }
      remember(saved);
      onFinish();
      // In the place of the entry that the dialog has.
      history.replace(saved.url);
    },
    [answered, onAsk, onFinish, remember, history],
  );

  const hasList = results !== undefined && results.pages > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && hasList) {
      event.preventDefault();
      const next = (chosen + step + options.length) % options.length;
      choose(next);
      document.getElementById(options[next]!.id)?.scrollIntoView({block: 'nearest'});
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const option = options[chosen];
    if (event.ctrlKey || event.metaKey) onAsk(query.trim());
    // The list may still show the previous query.
    else if (option && !isLoading) take(option);
  };

  const pageAddress = `${searchPage}?${new URLSearchParams({q: query.trim(), ...(coversAll && {version: 'all'})})}`;
  const onSeeAll = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    history.replace(pageAddress);
  };
  return (
    <>
      <SearchField
        ref={field}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
        listId={hasList ? listId : undefined}
        aria-activedescendant={hasList ? options[chosen]?.id : undefined}
        isBusy={isLoading}
        onAsk={() => onAsk(query.trim())}
        onClose={onClose}
      />
      <div className={styles.scope}>
        <span>
          <Scope labels={labels} results={results} />
        </span>
        {hasVersions && (
          <label className={styles.switch}>
            <input type="checkbox" checked={coversAll} onChange={(event) => setCoversAll(event.target.checked)} />
            All versions
          </label>
        )}
      </div>
      <div className={styles.body}>
        <Messages
          search={search}
          tags={tags}
          labels={labels}
          onQuery={onQuery}
          onSearchAll={hasVersions && !coversAll ? () => setCoversAll(true) : undefined}
        />
        {hasList && (
          <ResultList
            list={list}
            id={listId}
            query={answered}
            results={results}
            options={options}
            showsVersions={coversAll}
            chosen={chosen}
            onChoose={choose}
            onTake={take}
            onScroll={onScroll}
          />
        )}
        {!results && !hasFailed && query.trim() && <p className={styles.hint}>Searching…</p>}
        {!results && !hasFailed && !query.trim() && <StartScreen version={own.labels[0]} />}
      </div>
      <div className={styles.footer}>
        <span role="status">{results && !isLoading ? countText(results) : ''}</span>
        {hasList && !results.isGuess && (
          // Not a Link, whose prefetching would match all routes on every keystroke.
          <a href={pageAddress} onClick={onSeeAll}>
            See all results
          </a>
        )}
        <span className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> to navigate · <kbd>↵</kbd> to select · <kbd>Esc</kbd> to close
        </span>
      </div>
    </>
  );
}

/** The chosen option: the first, until the reader chooses another, which stays chosen while more arrive. */
function useChoice(options: Option[], query: string): {chosen: number; choose: (position: number) => void} {
  const [choice, setChoice] = useState({query, id: ''});
  const position = choice.query === query ? options.findIndex(({id}) => id === choice.id) : 0;
  const choose = useCallback((next: number) => setChoice({query, id: options[next]?.id ?? ''}), [options, query]);
  return {chosen: Math.max(position, 0), choose};
}
