import styles from './styles.module.css';

interface Props {
  /** What is being waited for; read out, not shown. */
  label: string;
}

/** A centred, animated sign that something is on its way. */
export default function Spinner({label}: Props) {
  return (
    <div className={styles.area} role="status" aria-label={label}>
      <span className={styles.ring} />
    </div>
  );
}
