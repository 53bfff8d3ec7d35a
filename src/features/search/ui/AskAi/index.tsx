import {isComposing} from '@site/src/lib/is-composing';
import LineIcon from '@site/src/components/LineIcon';
import {useEffect, useRef, useState, type FormEvent} from 'react';
import {ASK_NAME} from '../ask-name';
import header from '../header.module.css';
import {useSearchScope} from '../useSearchScope';
import Answer from './Answer';
import styles from './styles.module.css';
import type {Answers} from './useAnswers';

interface Props extends Answers {
  /** False while the keyword search is shown instead. */
  isShown: boolean;
  onLeave: () => void;
  onClose: () => void;
}

/** The suggestions of the first screen: one question of an operator, one of a builder, one about an error. */
const EXAMPLES = ['How do I back up a database?', 'How do I define a table?', 'Why does a request return 403?'];

/** Questions and their answers, in one column. */
export default function AskAi({answers, ask, stop, isShown, onLeave, onClose}: Props) {
  const {own} = useSearchScope();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const newest = useRef<HTMLDivElement>(null);
  const latest = answers.at(-1);
  const isAnswering = latest?.status === 'pending';

  useEffect(() => {
    if (isShown) field.current?.focus({preventScroll: true});
  }, [isShown]);

  // Scrolls the question to the top when it is asked, and again when its answer arrives.
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
          onKeyDown={(event) => event.key === 'Enter' && isComposing(event.nativeEvent) && event.preventDefault()}
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
        <button type="button" className={header.icon} aria-label="Close" onClick={onClose}>
          <LineIcon path="M5 5l10 10M15 5L5 15" size={20} />
        </button>
      </form>
      <div className={styles.thread} role="log" aria-label={ASK_NAME} aria-busy={isAnswering}>
        {answers.length === 0 && (
          <>
            <p className={styles.hint}>
              {`Ask a question in your own words. Answers are quoted directly from the docs (${own.labels.join(', ')}), with no AI.`}
            </p>
            <ul className={styles.examples}>
              {EXAMPLES.map((question) => (
                <li key={question}>
                  <button
                    type="button"
                    className="button"
                    onClick={() => {
                      ask(question);
                      // The button is gone with the suggestions.
                      field.current?.focus();
                    }}
                  >
                    {question}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {answers.map((answer) => (
          <div
            key={answer.id}
            ref={answer === latest ? newest : undefined}
            className={answer === latest ? styles.newest : undefined}
          >
            <Answer answer={answer} onRetry={() => ask(answer.question)} />
          </div>
        ))}
      </div>
    </>
  );
}
