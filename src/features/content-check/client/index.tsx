import problems from '@generated/content-check/default/problems.json';
import {pluralize} from '@site/src/lib/pluralize';
import {createRoot} from 'react-dom/client';
import styles from './styles.module.css';

// Outside of the site's own root, so that the site renders exactly what it will render when published.
const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);

/** Shows the mistakes in saved pages in a corner, above everything else; the list can be closed. */
function render(): void {
  root.render(
    <div role="status" aria-label="Problems in pages">
      {problems.length > 0 && (
        <details className={styles.mark} open>
          <summary className={styles.count}>{pluralize(problems.length, 'mistake')}</summary>
          <ul className={styles.list}>
            {problems.map(({file, line, message, expected}) => (
              <li key={`${file}:${line}:${message}`}>
                <code>
                  {file}:{line}
                </code>
                <p>
                  {message}
                  {expected === undefined ? '' : `; expected ${expected}`}.
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>,
  );
}

render();
import.meta.webpackHot?.accept('@generated/content-check/default/problems.json', render);
