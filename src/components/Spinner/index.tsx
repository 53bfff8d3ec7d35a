import styles from './styles.module.css';

interface Props {
  /** The name of what is loading; read aloud, not shown. */
  label: string;
}

/** A centered spinner that shows that something is loading. */
export default function Spinner({label}: Props) {
  return (
    <div className={styles.area} role="status" aria-label={label}>
      <span className={styles.ring} />
    </div>
  );
}
