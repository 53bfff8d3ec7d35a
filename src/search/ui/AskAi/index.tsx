import LineIcon from '@site/src/components/LineIcon';
import {useEffect, useRef, useState, type FormEvent} from 'react';
import {ASK_NAME} from '../ask-name';
import {useSearchScope} from '../useSearchScope';
import Answer from './Answer';
import header from '../header.module.css';
import styles from './styles.module.css';
import {useAnswers} from './useAnswers';

/** A question that comes from the keyword search; another object is another question. */
export interface Request {
  question: string;
}

interface Props {
  request: Request;
  /** False while the keyword search is shown instead: questions and answers are kept. */
  isShown: boolean;
  onLeave: () => void;
  onClose: () => void;
}

/** Questions and their answers, one below the other. */
export default function AskAi({request, isShown, onLeave, onClose}: Props) {
  const {own, labels} = useSearchScope();
  const {answers, ask, stop, isAnswering} = useAnswers(own);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  const asked = useRef<Request>(undefined);
  const latest = answers.at(-1);

  useEffect(() => {
    if (isShown) field.current?.focus();
  }, [isShown]);

  useEffect(() => {
    // Strict mode runs effects twice; a question is asked once, and not again when the reader comes back to it.
    if (asked.current === request || !request.question) return;
    const isSame = asked.current?.question === request.question;
    asked.current = request;
    if (!isSame) ask(request.question);
  }, [ask, request]);

  // The question stands at the top when it is asked, and still when its answer is there.
  const progress = latest && `${latest.id} ${latest.status}`;
  useEffect(() => {
    if (progress) newest.current?.scrollIntoView({block: 'start'});
  }, [progress]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const question = text.trim();
    if (!question || isAnswering) return;
    setText('');
    ask(question);
  };

  return (
    <>
      <form className={header.header} onSubmit={submit}>
        <button type="button" className={header.icon} aria-label="Back to keyword search" onClick={onLeave}>
          <LineIcon path="M12 4l-6 6 6 6" size={20} />
        </button>
        <input
          ref={field}
          className={header.input}
          aria-label="Ask a question"
          placeholder={answers.length > 0 ? 'Ask another question' : 'Ask a question'}
          autoComplete="off"
          enterKeyHint="send"
          maxLength={512}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {isAnswering ? (
          <button type="button" className={header.ask} onClick={stop}>
            Stop
          </button>
        ) : (
          <button type="submit" className={header.ask} disabled={!text.trim()}>
            Ask
          </button>
        )}
      </form>
      <div className={styles.thread} role="log" aria-label={ASK_NAME} aria-busy={isAnswering}>
        {answers.length === 0 && (
          <p className={styles.hint}>
            Ask in your own words, about {labels.join(', ')}. Quotations from these docs. No AI model is used.
          </p>
        )}
        {answers.map((answer) => (
          <div
            key={answer.id}
            ref={answer === latest ? newest : undefined}
            className={answer === latest ? styles.newest : undefined}
          >
            <Answer answer={answer} onRetry={() => ask(answer.question)} onClose={onClose} />
          </div>
        ))}
      </div>
    </>
  );
}
