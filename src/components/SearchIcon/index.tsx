import styles from './styles.module.css';

interface Props {
  /** Pixels. */
  size: number;
  className?: string;
}

/** A magnifying glass in the color of the text around it, for a control that is named otherwise. */
export default function SearchIcon({size, className}: Props) {
  return (
    <svg className={className} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
      <path className={styles.glass} d="M13 13l4 4M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0z" />
    </svg>
  );
}
