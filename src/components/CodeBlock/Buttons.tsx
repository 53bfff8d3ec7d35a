import {copyText} from '@site/src/client/copy-text';
import {say} from '@site/src/client/say';
import LineIcon from '@site/src/components/LineIcon';
import {clsx} from 'clsx';
import {useEffect, useState, type RefObject} from 'react';
import styles from './styles.module.css';
import ValuesButton from './ValuesButton';

const COPIED_SHOWN_MS = 2000;

const COPY_ICONS = {
  idle: 'M8 8h9v9H8zM12 4.5V3H3v9h1.5',
  copied: 'M3.8 10.6l4.1 4.1 8.4-8.4',
  failed: 'M5 5l10 10M15 5L5 15',
};
const WRAP_ICON = 'M2.5 4.4h15M2.5 10h11.9a2.8 2.8 0 0 1 0 5.6H10m2.1-2.2-2.2 2.2 2.2 2.3M2.5 15.6h3.1';

const MESSAGES = {copied: 'Copied', failed: 'Copying failed: the code is selected, copy it with your keyboard'};

interface Props {
  /** What is copied, for screen readers. */
  name: string;
  code: RefObject<HTMLElement | null>;
  hasValues?: boolean;
  /** Undefined if all lines fit. */
  wrap?: {isOn: boolean; toggle: () => void};
}

/** Copies the code, breaks its long lines, and opens the form for the reader's values. */
export default function Buttons({name, code, hasValues, wrap}: Props) {
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
    say(MESSAGES[next]);
  }

  return (
    <div className={clsx(styles.buttons, (outcome || wrap?.isOn) && styles.shown)}>
      {hasValues && <ValuesButton />}
      {wrap && (
        <button
          type="button"
          className={styles.button}
          aria-label="Wrap long lines"
          title="Wrap long lines"
          aria-pressed={wrap.isOn}
          onClick={wrap.toggle}
        >
          <LineIcon path={WRAP_ICON} size={16} />
        </button>
      )}
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
