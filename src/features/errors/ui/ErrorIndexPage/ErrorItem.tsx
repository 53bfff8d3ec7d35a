import InlineText from '@site/src/components/InlineText';
import type {ErrorEntry} from '../../error-entry';
import styles from './styles.module.css';

/** A status and message, then each cause, what to do, and the sections that document it. */
export default function ErrorItem({entries}: {entries: ErrorEntry[]}) {
  const {id, status, message, cause} = entries[0]!;
  const hasMessage = message.length > 0;
  return (
    <li id={id}>
      <p className={styles.message}>
        {status && <b className={status.startsWith('5') ? styles.ours : styles.status}>{status}</b>}{' '}
        <InlineText text={hasMessage ? message : cause} />
      </p>
      {entries.map((entry, position) => (
        <div key={entry.id} id={position > 0 ? entry.id : undefined} className={styles.case}>
          <Explanation entry={entry} hasCause={hasMessage} />
        </div>
      ))}
    </li>
  );
}

function Explanation({entry: {cause, fix, places}, hasCause}: {entry: ErrorEntry; hasCause: boolean}) {
  return (
    <>
      {hasCause && cause.length > 0 && (
        <p>
          <InlineText text={cause} />
        </p>
      )}
      {fix.length > 0 && (
        <p>
          <b>Fix:</b> <InlineText text={fix} />
        </p>
      )}
      <p className={styles.places}>
        {/* Plain links: hundreds of prefetching ones would cost more than they save. */}
        {places.map(({label, url}) => (
          <a key={url} href={url}>
            {label}
          </a>
        ))}
      </p>
    </>
  );
}
