import {useEffect, useRef, useState, type FormEvent} from 'react';
import {useSearchData, useSearchScope} from '../useSearchScope';
import Answer from './Answer';
import header from '../header.module.css';
import styles from './styles.module.css';
import {useAnswers} from './useAnswers';

interface Props {
  /** Asked at once, unless it is empty. */
  firstQuestion: string;
  onLeave: () => void;
  onClose: () => void;
}

/** Questions and their answers, one below the other. */
export default function AskAi({firstQuestion, onLeave, onClose}: Props) {
  const {own, labels} = useSearchScope();
  const {algolia} = useSearchData();
  const {answers, ask, stop, isAnswering} = useAnswers(own);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  const asked = useRef(false);

  useEffect(() => {
    field.current?.focus();
    // Strict mode runs effects twice; a question is asked once.
    if (asked.current || !firstQuestion) return;
    asked.current = true;
    ask(firstQuestion);
  }, [ask, firstQuestion]);

  useEffect(() => {
    if (answers.length > 0) newest.current?.scrollIntoView({block: 'start'});
  }, [answers.length]);

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
        <button type="button" className={styles.back} aria-label="Back to keyword search" onClick={onLeave}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M12 4l-6 6 6 6" />
          </svg>
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
          <button type="button" className={styles.button} onClick={stop}>
            Stop
          </button>
        ) : (
          <button type="submit" className={styles.button} disabled={!text.trim()}>
            Ask
          </button>
        )}
      </form>
      <div className={styles.thread} aria-live="polite" aria-busy={isAnswering}>
        {answers.length === 0 && (
          <p className={styles.hint}>
            Ask in your own words, about {labels.join(', ')}.{' '}
            {algolia?.agentId
              ? 'An AI model answers from these docs.'
              : 'Quotations from these docs. No AI model is used.'}
          </p>
        )}
        {answers.map((answer, position) => (
          <div key={answer.id} ref={position === answers.length - 1 ? newest : undefined}>
            <Answer answer={answer} onRetry={() => ask(answer.question)} onClose={onClose} />
          </div>
        ))}
      </div>
    </>
  );
}
