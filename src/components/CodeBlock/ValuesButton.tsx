import {useState, type ComponentType, type CSSProperties} from 'react';
import styles from './styles.module.css';

type Dialog = ComponentType<{onClose: () => void}>;

// In place of a rule in the style sheet that every page loads.
const ICON = {
  '--icon':
    // cspell:disable-next-line
    "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.4' stroke-linejoin='round'%3E%3Cpath d='m3 13 .7-3 7-7L13 5.3l-7 7z'/%3E%3C/svg%3E\")",
} as CSSProperties;

/** Opens the form in which readers enter their own values for samples. */
export default function ValuesButton() {
  const [Dialog, setDialog] = useState<Dialog>();
  const [hasFailed, setFailed] = useState(false);

  async function open() {
    try {
      const {default: loaded} = await import(/* webpackChunkName: "values" */ '../SampleValues');
      setDialog(() => loaded);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        style={ICON}
        data-outcome={hasFailed ? 'failed' : undefined}
        aria-label="Use your own values"
        aria-haspopup="dialog"
        title={hasFailed ? 'Not loaded: check your connection' : 'Use your own values'}
        onClick={() => void open()}
      />
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
