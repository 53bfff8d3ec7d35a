import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {enterDialog} from '@site/src/components/Dialog/dialog-history';
import SearchIcon from '@site/src/components/SearchIcon';
import Spinner from '@site/src/components/Spinner';
import {clsx} from 'clsx';
import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {createPortal} from 'react-dom';
import {onSearchRequest} from '../open-request';
import type {SearchData} from '../../node';
import type {DialogProps} from '../SearchModal';
import {useSearchData, useSearchScope} from '../useSearchScope';
import {reloadPage, onReloaded} from './reload-page';
import styles from './styles.module.css';
import {useEarlyKeys} from './useEarlyKeys';
import {useShortcut} from './useShortcut';

/** Opens the search. Its code and index are loaded only when the reader reaches for it. */
export default function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const {loaded: Modal, failure, load: prepare} = useModal();
  const hasFailed = failure !== undefined;

  const open = useCallback(() => {
    opener.current = document.activeElement;
    prepare();
    setOpen(true);
  }, [prepare]);
  const close = useCallback(() => {
    setOpen(false);
    setTyped('');
  }, []);
  // Only once the dialog is gone: while it is open, nothing else can take the focus.
  useEffect(() => {
    const wasFocused = opener.current;
    if (isOpen || !wasFocused) return;
    opener.current = null;
    const isUseful = wasFocused instanceof HTMLElement && wasFocused !== document.body && wasFocused.isConnected;
    (isUseful ? wasFocused : button.current)?.focus({preventScroll: true});
  }, [isOpen]);
  // An error in the dialog replaces the dialog, never the page.
  const showFault = useCallback(
    ({tryAgain}: {tryAgain: () => void}) => <Failure onRetry={tryAgain} onClose={close} />,
    [close],
  );
  useShortcut(isOpen, open, close);
  useEffect(() => (isOpen ? enterDialog(close) : undefined), [isOpen, close]);
  useEffect(() => onSearchRequest(open), [open]);
  useEarlyKeys(isOpen && !Modal && !hasFailed, setTyped, close);
  useEffect(() => {
    if (isOpen && hasFailed) void reloadPage(failure, typed);
  }, [isOpen, hasFailed, failure, typed]);
  useEffect(() => {
    onReloaded((kept) => {
      setTyped(kept);
      open();
    });
  }, [open]);
  // The styles use this to show the right keys without a render.
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.platform)) document.documentElement.dataset.platform = 'apple';
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onFocus={prepare}
        onMouseEnter={prepare}
        onTouchStart={prepare}
      >
        <SearchIcon size={18} />
        <span className={styles.label}>Search</span>
        <kbd>
          <span className={styles.notApple}>Ctrl K</span>
          <span className={styles.apple}>⌘ K</span>
        </kbd>
      </button>
      {isOpen &&
        createPortal(
          <>
            {Modal && (
              <ErrorBoundary fallback={showFault}>
                <Modal typed={typed} onClose={close} />
              </ErrorBoundary>
            )}
            {!Modal && !hasFailed && (
              <div className={styles.waiting}>
                <Spinner label="Loading search" />
              </div>
            )}
            {hasFailed && <Failure onRetry={prepare} onClose={close} />}
          </>,
          document.body,
        )}
    </>
  );
}

/** Instead of the dialog, when it could not be loaded or shown. */
function Failure({onRetry, onClose}: {onRetry: () => void; onClose: () => void}) {
  return (
    <dialog
      ref={showModal}
      className={clsx('alert alert--danger', styles.failure)}
      aria-label="Search"
      onClose={onClose}
    >
      <div role="alert">
        <p>
          <strong>Couldn’t load results</strong>
        </p>
        <p>Check your connection, then try again.</p>
      </div>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>{' '}
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}

/** A modal dialog gets the focus from the browser and closes on Escape. */
const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** The dialog, loaded on demand along with the shards that it will search first. */
function useModal() {
  const data = useSearchData();
  const {own} = useSearchScope();
  const [loaded, setLoaded] = useState<ComponentType<DialogProps>>();
  const [failure, setFailure] = useState<unknown>();
  // Called again after a failure: the bundler forgets a failed download, while `lazy` would remember it.
  const load = useCallback(() => {
    setFailure(undefined);
    loadDialog(data, own.tags).then((Dialog) => setLoaded(() => Dialog), setFailure);
  }, [data, own]);
  return {loaded, failure, load};
}

/**
 * DocSearch if Algolia is configured, with Ask AI if there is an agent. Offline, and without Algolia, our own dialog.
 */
async function loadDialog(data: SearchData, tags: string[]): Promise<ComponentType<DialogProps>> {
  if (data.algolia && navigator.onLine) {
    const hosted = await (data.algolia.agentId
      ? import(/* webpackChunkName: "search-hosted-ask" */ '../../hosted/AskAiDialog')
      : import(/* webpackChunkName: "search-hosted" */ '../../hosted/KeywordDialog'));
    return hosted.default;
  }
  const own = await import(/* webpackChunkName: "search-dialog" */ '../SearchModal');
  own.warm(data, tags);
  return own.default;
}
