import {loadOrSay} from '@site/src/client/say';
import LineIcon from '@site/src/components/LineIcon';
import {useState, type ComponentType} from 'react';
import styles from './styles.module.css';

type Dialog = ComponentType<{onClose: () => void}>;

/** Opens the form in which readers enter their own values for samples. */
export default function ValuesButton() {
  const [Dialog, setDialog] = useState<Dialog>();

  async function open() {
    const loaded = await loadOrSay(import(/* webpackChunkName: "values" */ '../SampleValues'));
    setDialog(() => loaded);
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Use your own values"
        aria-haspopup="dialog"
        title="Use your own values"
        onClick={() => void open()}
      >
        <LineIcon path="M3.8 16.3l.9-3.8 8.7-8.7 2.9 2.9-8.8 8.8z" size={16} />
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
