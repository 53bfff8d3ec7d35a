import SearchIcon from '@site/src/components/SearchIcon';
import {clsx} from 'clsx';
import type {KeyboardEvent, RefObject} from 'react';
import header from '../header.module.css';
import {ASK_NAME} from '../ask-name';
import styles from './styles.module.css';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Id of the list of results, when there is one. */
  listId: string | undefined;
  /** Id of the chosen result. */
  activeId: string | undefined;
  isBusy: boolean;
  onAsk: () => void;
  onClose: () => void;
}

export default function SearchField({
  field,
  query,
  onQuery,
  onKeyDown,
  listId,
  activeId,
  isBusy,
  onAsk,
  onClose,
}: Props) {
  return (
    <div className={header.header}>
      <SearchIcon size={20} className={clsx(styles.icon, isBusy && styles.busy)} />
      <input
        ref={field}
        className={header.input}
        type="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder="Search the documentation"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="go"
        maxLength={512}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className={styles.ask} onClick={onAsk}>
        {ASK_NAME}
      </button>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <kbd className={styles.escape}>Esc</kbd>
        <svg className={styles.cross} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M5 5l10 10M15 5L5 15" />
        </svg>
      </button>
    </div>
  );
}
