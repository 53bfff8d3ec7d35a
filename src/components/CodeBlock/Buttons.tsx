import {clsx} from 'clsx';
import {useEffect, useState, type RefObject, type SyntheticEvent} from 'react';
import {copyText} from './copy-text';
import {say, statusNear} from './status';
import styles from './styles.module.css';
import ValuesButton from './ValuesButton';

const COPIED_SHOWN_MS = 2000;

const MESSAGES = {copied: 'Copied', failed: 'Copying failed: the code is selected, copy it with your keyboard'};

interface Props {
  /** What is copied, for a reader who does not see it. */
  name: string;
  code: RefObject<HTMLElement | null>;
  hasValues?: boolean;
  /** Nothing where all lines fit. */
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

  async function copy(button: Element) {
    if (!code.current) return;
    const status = statusNear(button);
    const next = (await copyText(code.current)) ? 'copied' : 'failed';
    setOutcome(next);
    say(status, MESSAGES[next]);
  }

  const prepare = ({currentTarget}: SyntheticEvent) => void statusNear(currentTarget);

  return (
    <div className={clsx(styles.buttons, (outcome || wrap?.isOn) && styles.shown)}>
      {hasValues && <ValuesButton />}
      {wrap && (
        <button
          type="button"
          className={clsx(styles.button, styles.wrap)}
          aria-label="Wrap long lines"
          title="Wrap long lines"
          aria-pressed={wrap.isOn}
          onClick={wrap.toggle}
        />
      )}
      <button
        type="button"
        className={clsx(styles.button, styles.copy)}
        data-outcome={outcome}
        aria-label={`Copy ${name}`}
        title="Copy"
        onFocus={prepare}
        onPointerEnter={prepare}
        onClick={({currentTarget}) => void copy(currentTarget)}
      />
    </div>
  );
}
