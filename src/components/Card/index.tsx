import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** An entry point to the documentation: a heading with a link, which covers the whole card, and a sentence. */
export default function Card({children}: {children: ReactNode}) {
  return <div className={styles.card}>{children}</div>;
}
