import {copyText} from '@site/src/components/clipboard/copy-text';
import {announce} from '@site/src/components/messages/announce';
import LineIcon from '@site/src/components/LineIcon';
import {clsx} from 'clsx';
import {useEffect, useState, type RefObject} from 'react';
import styles from './styles.module.css';

const COPIED_SHOWN_MS = 2000;

const COPY_ICONS = {
  idle: 'M8 8h9v9H8zM12 4.5V3H3v9h1.5',
  copied: 'M3.8 10.6l4.1 4.1 8.4-8.4',
  failed: 'M5 5l10 10M15 5L5 15',
};

const MESSAGES = {copied: 'Copied', failed: 'Couldn’t copy. The code is selected: copy it with your keyboard.'};

interface Props {
  /** The name of the copied text, for screen readers. */
  name: string;
  code: RefObject<HTMLElement | null>;
}

/** Copies the code. */
export default function Buttons({name, code}: Props) {
  const [outcome, setOutcome] = useState<keyof typeof MESSAGES>();

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    const element = code.current!;
    const next = (await copyText(element.textContent)) ? 'copied' : 'failed';
    if (next === 'failed') getSelection()?.selectAllChildren(element);
    setOutcome(next);
    announce(MESSAGES[next], next === 'failed');
  }

  return (
    <div className={clsx(styles.buttons, outcome && styles.shown)}>
      <button
        type="button"
        className={styles.button}
        data-outcome={outcome}
        aria-label={`Copy ${name}`}
        title="Copy"
        onClick={() => void copy()}
      >
        <LineIcon path={COPY_ICONS[outcome ?? 'idle']} size={16} />
      </button>
    </div>
  );
}
