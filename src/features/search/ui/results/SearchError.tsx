import {useEffect, useRef} from 'react';
import styles from './styles.module.css';

interface Props {
  retry: () => void;
  /** Set when the field itself failed to load, so nothing else can take the focus. */
  takesFocus?: boolean;
  /** Label of the button. */
  action?: string;
}

/** Shown when no index could be searched, which differs from finding nothing. */
export default function SearchError({retry, takesFocus = false, action = 'Try again'}: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.message} role="alert">
      <p className={styles.headline}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button ref={button} type="button" className="button" onClick={retry}>
        {action}
      </button>
    </div>
  );
}
