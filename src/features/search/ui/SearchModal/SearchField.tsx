import LineIcon from '@site/src/components/LineIcon';
import SearchIcon from '@site/src/components/SearchIcon';
import {clsx} from 'clsx';
import type {ComponentProps} from 'react';
import {ASK_NAME} from '../ask-name';
import header from '../header.module.css';
import styles from './styles.module.css';

interface Props extends ComponentProps<'input'> {
  /** Id of the list of results, if there is one. */
  listId: string | undefined;
  isBusy: boolean;
  onAsk: () => void;
  onClose: () => void;
}

/** The search field, which tells screen readers what is chosen in the list below. Other props go to the input. */
export default function SearchField({listId, isBusy, onAsk, onClose, ...field}: Props) {
  return (
    <div className={header.header}>
      <SearchIcon size={20} className={clsx(styles.icon, isBusy && styles.busy)} />
      <input
        {...field}
        className={header.input}
        type="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        placeholder="Search the docs"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="go"
        maxLength={512}
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
