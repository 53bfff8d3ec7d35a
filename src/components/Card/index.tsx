import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lays cards out side by side, as many as fit. */
export function CardGrid({children}: {children: ReactNode}) {
  return <div className={styles.grid}>{children}</div>;
}

/** A way into the documentation: a heading with a link, which the whole card follows, and a sentence. */
export function Card({children}: {children: ReactNode}) {
  return <div className={styles.card}>{children}</div>;
}
