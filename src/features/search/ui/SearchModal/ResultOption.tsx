import type {Hit} from '../../engine/results';
import {clsx} from 'clsx';
import {memo} from 'react';
import {ASK_NAME} from '../ask-name';
import {marked} from '../results/marked';
import styles from './list.module.css';

interface Props {
  id: string;
  isChosen: boolean;
  /** Position among all options, from 1, and how many there are: screen readers read both with the option. */
  position: number;
  count: number;
}

/** Attributes of an option. The field keeps the focus; the chosen option is only marked. The list handles the pointer. */
function attributesOf({id, isChosen, position, count}: Props, className?: string) {
  return {
    id,
    role: 'option',
    'aria-selected': isChosen,
    'aria-posinset': position,
    'aria-setsize': count,
    tabIndex: -1,
    className: clsx(styles.option, className, isChosen && styles.chosen),
  } as const;
}

/** A section that was found; rendered again only when it or the choice changes. */
export const HitOption = memo(function HitOption({hit, ...props}: Props & {hit: Hit}) {
  const {url, title, name, snippet, code, isPending, entry} = hit;
  return (
    <a {...attributesOf(props)} href={entry ?? url}>
      <span className={styles.title}>{marked(title)}</span>
      {isPending && <span className={styles.pending} />}
      {!isPending && (name ?? snippet).length > 0 && (
        <span className={styles.snippet}>
          {name && <code>{marked(name)}</code>} {marked(snippet)}
        </span>
      )}
      {code.length > 0 && <code className={styles.codeLine}>{marked(code)}</code>}
    </a>
  );
});

/** The same page in another version. */
export const VersionOption = memo(function VersionOption({url, label, ...props}: Props & {url: string; label: string}) {
  return (
    <a {...attributesOf(props, styles.version)} href={url}>
      <span className={styles.title}>{`The same page in ${label}`}</span>
    </a>
  );
});

/** The query as a question. */
export function AskOption({query, ...props}: Props & {query: string}) {
  return (
    <button {...attributesOf(props)} type="button">
      <span className={styles.title}>
        <span>{`${ASK_NAME}: “${query}”`}</span> <kbd>Ctrl ↵</kbd>
      </span>
    </button>
  );
}
