import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A way into the documentation: a heading with a link, which the whole card follows, and a sentence. */
export default function Card({children}: {children: ReactNode}) {
  return <div className={styles.card}>{children}</div>;
}
