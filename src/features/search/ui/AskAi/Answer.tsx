import Link from '@docusaurus/Link';
import type {NearSection} from '../../engine/find-passages';
import SearchError from '../results/SearchError';
import results from '../results/styles.module.css';
import Blocks from './Blocks';
import styles from './styles.module.css';
import type {Asked} from './useAnswers';

interface Props {
  answer: Asked;
  onRetry: () => void;
}

/** A question with its answer. */
export default function Answer({answer: {question, status, nearest, quotations}, onRetry}: Props) {
  const isUnanswered = status === 'done' && quotations.length === 0;
  return (
    <article className={styles.answer}>
      <h2 className={styles.question}>{question}</h2>
      {!isUnanswered && <p className={styles.origin}>Answers are quoted directly from the docs, with no AI.</p>}
      {quotations.map((quotation) => (
        <figure key={quotation.url} className={styles.quotation}>
          <figcaption>
            <SectionLink section={quotation} />
          </figcaption>
          <blockquote cite={quotation.url} className="markdown">
            <Blocks blocks={quotation.blocks} />
            {quotation.isExcerpt && <p aria-hidden="true">…</p>}
          </blockquote>
        </figure>
      ))}
      {status === 'pending' && <p role="status">Looking for an answer…</p>}
      {status === 'stopped' && <p>Stopped.</p>}
      {isUnanswered && (
        <>
          <p>
            <strong>These docs don’t answer that.</strong>{' '}
            <span>{nearest.length > 0 ? 'The nearest sections are:' : 'Press Esc to return to keyword search.'}</span>
          </p>
          <ul>
            {nearest.map((section) => (
              <li key={section.url}>
                <SectionLink section={section} />
              </li>
            ))}
          </ul>
        </>
      )}
      {status === 'failed' && <SearchError retry={onRetry} action="Ask again" />}
    </article>
  );
}

function SectionLink({section: {url, trail, label}}: {section: NearSection}) {
  return (
    <>
      <Link to={url}>{trail.join(' › ')}</Link> <span className={results.badge}>{label}</span>
    </>
  );
}
