import {clsx} from 'clsx';
import type {ReactNode} from 'react';
import styles from './first-sight.module.css';

/** A sample of work with Harper, in four consecutive blocks of code: install, declare, start, request. */
export default function OnVisible({children}: {children: ReactNode}) {
  return <div className={clsx('full-width', styles.panels)}>{children}</div>;
}
