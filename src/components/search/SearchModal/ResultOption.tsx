import type {Hit} from '@site/src/lib/search/results';
import {clsx} from 'clsx';
import {memo, type ReactNode} from 'react';
import Marked from '../results/Marked';
import {ASK_NAME} from '../ask-name';
import styles from './styles.module.css';

interface Props {
  id: string;
  /** Where it leads; undefined for the question to ask. */
  url?: string | undefined;
  isVersion?: boolean;
  isChosen: boolean;
  /** Place among all options, from 1, and how many there are: read out with the option. */
  position: number;
  count: number;
  children: ReactNode;
}

/** One line of the list. The focus stays in the field; what is chosen is only marked. The list hears the pointer. */
function ResultOption({id, url, isVersion, isChosen, position, count, children}: Props) {
  const shared = {
    id,
    role: 'option' as const,
    'aria-selected': isChosen,
    'aria-posinset': position,
    'aria-setsize': count,
    tabIndex: -1,
    className: clsx(styles.option, isVersion && styles.version, isChosen && styles.chosen),
  };
  if (url === undefined) {
    return (
      <button {...shared} type="button">
        {children}
      </button>
    );
  }
  return (
    <a {...shared} href={url}>
      {children}
    </a>
  );
}

type LineProps = Omit<Props, 'children' | 'isVersion'>;

/** A section that was found. Only what changed since the last key is rendered: see keepEqual. */
export const HitOption = memo(function HitOption({hit, ...props}: LineProps & {hit: Hit}) {
  const {title, snippet, code, isPending} = hit;
  return (
    <ResultOption {...props}>
      <span className={styles.title}>
        <Marked fragments={title} />
      </span>
      {isPending && <span className={styles.pending} />}
      {!isPending && snippet.length > 0 && (
        <span className={styles.snippet}>
          <Marked fragments={snippet} />
        </span>
      )}
      {code.length > 0 && (
        <code className={styles.codeLine}>
          <Marked fragments={code} />
        </code>
      )}
    </ResultOption>
  );
});

/** A found page in another version. */
export const VersionOption = memo(function VersionOption({label, ...props}: LineProps & {label: string}) {
  return (
    <ResultOption {...props} isVersion>
      <span className={styles.title}>The same page in {label}</span>
    </ResultOption>
  );
});

/** The query as a question. */
export function AskOption({query, ...props}: LineProps & {query: string}) {
  return (
    <ResultOption {...props}>
      <span className={styles.title}>
        {ASK_NAME}: “{query}” <kbd className={styles.hintKeys}>Ctrl ↵</kbd>
      </span>
    </ResultOption>
  );
}
