import Link from '@docusaurus/Link';
import QuotationBlock from './QuotationBlock';
import SearchError from '../results/SearchError';
import results from '../results/styles.module.css';
import styles from './styles.module.css';
import type {AnswerState} from './useAnswers';

interface Props {
  answer: AnswerState;
  onRetry: () => void;
  onClose: () => void;
}

/** A question with its answer. */
export default function Answer({answer, onRetry, onClose}: Props) {
  const {question, status, nearest, quotations} = answer;
  const isUnanswered = status === 'done' && quotations.length === 0;
  return (
    <article className={styles.answer}>
      <h2 className={styles.question}>{question}</h2>
      {!isUnanswered && <p className={styles.origin}>Quotations from these docs. No AI model is used.</p>}
      {quotations.map((quotation) => (
        <QuotationBlock key={quotation.url} quotation={quotation} onClose={onClose} />
      ))}
      {status === 'pending' && quotations.length === 0 && <p role="status">Looking for an answer …</p>}
      {status === 'stopped' && <p>Stopped.</p>}
      {isUnanswered && (
        <>
          <p>
            <strong>These docs don’t answer that.</strong>{' '}
            {nearest.length > 0 ? 'The nearest sections are:' : 'Escape leads back to the keyword search.'}
          </p>
          <ul>
            {nearest.map(({url, trail, label}) => (
              <li key={url}>
                <Link to={url} onClick={onClose}>
                  {trail.join(' › ')}
                </Link>{' '}
                <span className={results.badge}>{label}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {status === 'failed' && <SearchError retry={onRetry} action="Ask again" />}
    </article>
  );
}
