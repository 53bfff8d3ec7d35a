import {clsx} from 'clsx';
import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {ASK_NAME} from '../ask-name';
import Marked from '../results/Marked';
import type {Option} from './options';
import styles from './styles.module.css';

interface Props {
  option: Option;
  isChosen: boolean;
  /** Place among all options, from 1, and how many there are: read out with the option. */
  position: number;
  count: number;
  onChoose: () => void;
  onTake: () => void;
}

/** One line of the list. The focus stays in the field; what is chosen is only marked. */
export default function ResultOption({option, isChosen, position, count, onChoose, onTake}: Props) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({block: 'nearest'});
  }, [isChosen]);

  const shared = {
    id: option.id,
    role: 'option' as const,
    'aria-selected': isChosen,
    'aria-posinset': position,
    'aria-setsize': count,
    tabIndex: -1,
    className: clsx(styles.option, option.kind === 'version' && styles.version, isChosen && styles.chosen),
    onMouseMove: isChosen ? undefined : onChoose,
  };
  if (option.kind === 'ask') {
    return (
      <button {...shared} ref={(node) => void (element.current = node)} type="button" onClick={onTake}>
        {contentOf(option)}
      </button>
    );
  }
  const onClick = (event: MouseEvent) => {
    // A new tab or window is the browser's business, and the search stays open behind it.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onTake();
  };
  return (
    <a {...shared} ref={(node) => void (element.current = node)} href={option.url} onClick={onClick}>
      {contentOf(option)}
    </a>
  );
}

function contentOf(option: Option): ReactNode {
  if (option.kind === 'version') return <span className={styles.title}>The same page in {option.label}</span>;
  if (option.kind === 'ask') {
    return (
      <span className={styles.title}>
        {ASK_NAME}: “{option.query}” <kbd className={styles.hintKeys}>Ctrl ↵</kbd>
      </span>
    );
  }
  return (
    <>
      <span className={styles.title}>
        <Marked fragments={option.hit.title} />
      </span>
      {option.hit.isPending && <span className={styles.pending} />}
      {!option.hit.isPending && option.hit.snippet.length > 0 && (
        <span className={styles.snippet}>
          <Marked fragments={option.hit.snippet} />
        </span>
      )}
      {option.hit.code.length > 0 && (
        <code className={styles.codeLine}>
          <Marked fragments={option.hit.code} />
        </code>
      )}
    </>
  );
}
