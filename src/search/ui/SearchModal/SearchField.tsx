import LineIcon from '@site/src/components/LineIcon';
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
      <button type="button" className={header.ask} onClick={onAsk}>
        {ASK_NAME}
      </button>
      <button type="button" className={header.icon} aria-label="Close" onClick={onClose}>
        <kbd>Esc</kbd>
        <LineIcon className={styles.cross} path="M5 5l10 10M15 5L5 15" size={20} />
      </button>
    </div>
  );
}
