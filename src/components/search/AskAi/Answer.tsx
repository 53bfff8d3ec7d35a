import Link from '@docusaurus/Link';
import {lazy, Suspense} from 'react';
import QuotationBlock from './QuotationBlock';
import styles from './styles.module.css';
import type {AnswerState} from './useAnswers';

const Markdown = lazy(() => import('./Markdown'));

interface Props {
  answer: AnswerState;
  onRetry: () => void;
  onClose: () => void;
}

/** A question with its answer, and who gave it. */
export default function Answer({answer, onRetry, onClose}: Props) {
  const {question, status, origin, isWeak, quotations, text, sources} = answer;
  const isUnanswered = status === 'done' && quotations.length === 0 && !text;
  return (
    <article className={styles.answer}>
      <h2 className={styles.question}>{question}</h2>
      {origin === 'quotations' && <p className={styles.origin}>Quotations from these docs. No AI model is used.</p>}
      {origin === 'agent' && (
        <p className={styles.origin}>Written by an AI model. It can be wrong: check the pages it draws on.</p>
      )}
      {isWeak && <p>No passage matches the whole question. The closest ones are:</p>}
      {quotations.map((quotation) => (
        <QuotationBlock key={quotation.url} quotation={quotation} onClose={onClose} />
      ))}
      {text && (
        <Suspense fallback={<p>{text}</p>}>
          <Markdown text={text} onClose={onClose} />
        </Suspense>
      )}
      {sources.length > 0 && text && (
        <>
          <h3 className={styles.sourcesHeading}>Pages it draws on</h3>
          <ul>
            {sources.map(({url, title}) => (
              <li key={url}>
                <Link to={url} onClick={onClose}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {status === 'pending' && quotations.length === 0 && !text && <p role="status">Looking for an answer …</p>}
      {status === 'stopped' && <p>Stopped.</p>}
      {isUnanswered && <p>No passage in these docs matches this question. Escape leads back to the keyword search.</p>}
      {status === 'failed' && (
        <div role="alert">
          <p>
            <strong>{text ? 'The answer was cut off' : 'Unable to fetch results'}</strong>
            <br />
            You might want to check your network connection.
          </p>
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            Ask again
          </button>
        </div>
      )}
    </article>
  );
}
