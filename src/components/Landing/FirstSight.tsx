import type {ReactNode} from 'react';
import styles from './first-sight.module.css';

/** What working with Harper looks like, in four blocks of code that follow each other: install, declare, start, request. */
export default function FirstSight({children}: {children: ReactNode}) {
  return <div className={styles.panels}>{children}</div>;
}
