import SearchIcon from '@site/src/components/SearchIcon';
import Spinner from '@site/src/components/Spinner';
import {clsx} from 'clsx';
import {useCallback, useEffect, useRef, useState, type ComponentType} from 'react';
import {createPortal} from 'react-dom';
import type {Props as ModalProps} from '../SearchModal';
import {onSearchRequest} from '../open-request';
import {useSearchData, useSearchScope} from '../useSearchScope';
import {loadAnew, onLoadedAnew} from './load-anew';
import styles from './styles.module.css';
import {useEarlyKeys} from './useEarlyKeys';
import {useShortcut} from './useShortcut';

type Modal = ComponentType<ModalProps>;

// Where Algolia is configured, the build takes HostedSearch instead.
const loadModal = () => import(/* webpackChunkName: "search-dialog" */ '@site/src/search/ui/SearchModal');

/** Opens the search. Its code and its index are loaded when the reader reaches for it, not before. */
export default function SearchButton() {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const [isOpen, setOpen] = useState(false);
  const [resumed, setResumed] = useState('');
  const {Modal, failure, prepare} = useModal();

  const open = useCallback(() => {
    opener.current = document.activeElement;
    prepare();
    setOpen(true);
  }, [prepare]);
  const close = useCallback(() => setOpen(false), []);
  // Not before the dialog is gone: as long as it stands, nothing else takes the focus.
  useEffect(() => {
    const wasFocused = opener.current;
    if (isOpen || !wasFocused) return;
    opener.current = null;
    const isUseful = wasFocused instanceof HTMLElement && wasFocused !== document.body && wasFocused.isConnected;
    (isUseful ? wasFocused : button.current)?.focus();
  }, [isOpen]);
  useShortcut(isOpen, open, close);
  useEffect(() => onSearchRequest(open), [open]);
  const typed = useEarlyKeys(isOpen && !Modal && !failure, close);
  useEffect(() => {
    if (isOpen && failure) void loadAnew(failure, typed);
  }, [isOpen, failure, typed]);
  useEffect(() => {
    onLoadedAnew((text) => {
      setResumed(text);
      open();
    });
  }, [open]);

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
            {Modal && <Modal firstQuery={typed || resumed} onClose={close} />}
            {!Modal && !failure && (
              <div className={styles.waiting}>
                <Spinner label="Loading the search" />
              </div>
            )}
            {failure && (
              <dialog
                ref={showModal}
                className={clsx('alert alert--danger', styles.failure)}
                aria-label="Search"
                onClose={close}
              >
                <div role="alert">
                  <p>
                    <strong>Unable to fetch results</strong>
                  </p>
                  <p>You might want to check your network connection.</p>
                </div>
                <button type="button" className="button" onClick={prepare}>
                  Try again
                </button>{' '}
                <button type="button" className="button" onClick={close}>
                  Close
                </button>
              </dialog>
            )}
          </>,
          document.body,
        )}
    </>
  );
}

/** The browser gives it the focus, and closes it on Escape. */
const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** The modal, loaded on demand together with the shards that it will search first. */
function useModal() {
  const data = useSearchData();
  const {own} = useSearchScope();
  const [Modal, setModal] = useState<Modal>();
  const [failure, setFailure] = useState<Error>();

  const prepare = useCallback(() => {
    setFailure(undefined);
    loadModal()
      .then(({prepareDialog}) => prepareDialog(data, own))
      .then((loaded) => setModal(() => loaded), setFailure);
  }, [data, own]);

  // Which keys to show is known from the first paint on: see the styles.
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.platform)) document.documentElement.dataset.platform = 'apple';
  }, []);
  return {Modal, failure, prepare};
}
