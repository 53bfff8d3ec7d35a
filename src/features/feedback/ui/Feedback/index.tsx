import {onDemand} from '@site/src/components/OnDemand';
import {useState} from 'react';
import type {Choice, Props as AnswerProps} from '../Answer';
import styles from './styles.module.css';

const More = onDemand(() => import(/* webpackChunkName: "feedback" */ '../Answer'));

/** Google's tag, if the site has analytics. */
type Tag = (command: 'event', name: string, facts: {answer: Choice}) => void;

/**
 * Asks whether the page helped. The answer is sent as an analytics event, or nowhere if there are no analytics. Readers
 * can then say more in an issue.
 */
export default function Feedback(page: Omit<AnswerProps, 'answer'>) {
  const [answer, setAnswer] = useState<Choice>();
  const choose = (chosen: Choice) => {
    if (chosen === answer) return;
    setAnswer(chosen);
    (window as {gtag?: Tag}).gtag?.('event', 'page_helpful', {answer: chosen});
  };
  return (
    <div className={styles.question} role="group" aria-label="Was this page helpful?">
      Was this page helpful?
      {(['Yes', 'No'] as const).map((name) => (
        <button key={name} type="button" className="button" aria-pressed={name === answer} onClick={() => choose(name)}>
          {name}
        </button>
      ))}
      {answer && <More answer={answer} {...page} />}
    </div>
  );
}
