import type {ReactNode} from 'react';
import {counted} from '@site/src/lib/counted';
import type {Problem} from '../../../lib/problems';
import styles from './styles.module.css';

/** What is wrong in the pages that were saved, in a corner of the page: it can be closed, and nothing is in its way. */
export default function MistakeMark({problems}: {problems: readonly Problem[]}): ReactNode {
  return (
    <div role="status" aria-label="Mistakes in pages">
      {problems.length > 0 && (
        <details className={styles.mark} open>
          <summary className={styles.count}>{counted(problems.length, 'mistake')}</summary>
          <ul className={styles.list}>
            {problems.map(({file, line, message, expected}) => (
              <li key={`${file}:${line}:${message}`}>
                <code>
                  {file}:{line}
                </code>
                <p>
                  {message}; expected {expected}.
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
