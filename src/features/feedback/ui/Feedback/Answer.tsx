import Field from '@site/src/components/Field';
import {useState} from 'react';
import styles from './styles.module.css';

/** An answer of a reader. */
export type Choice = 'Yes' | 'No';

export interface Props {
  answer: Choice;
  /** The address for editing the page's file: the issue goes to the same repository and names the file. */
  editUrl: string;
  permalink: string;
}

/** A thank-you, and a field for a comment that goes into an issue, which readers submit themselves. */
export default function Answer({answer, editUrl, permalink}: Props) {
  const [text, setText] = useState('');
  const {repository = '', file = ''} = /^(?<repository>.*)\/edit\/[^/]+\/(?<file>.*)$/.exec(editUrl)?.groups ?? {};
  const title = `${answer === 'Yes' ? 'Helpful' : 'Not helpful'}: ${permalink}`;
  const issue = new URLSearchParams({title, body: `File: ${file}\n\n${text}`});
  return (
    <div className={styles.more}>
      <p role="status">Thanks for your feedback.</p>
      <Field label={`${answer === 'Yes' ? 'What helped you?' : 'What could be better?'} (optional)`}>
        {(id) => (
          <textarea id={id} rows={2} maxLength={1000} value={text} onChange={({target}) => setText(target.value)} />
        )}
      </Field>
      <a className="button" href={`${repository}/issues/new?${issue}`} target="_blank" rel="noreferrer">
        Report on GitHub
      </a>
    </div>
  );
}
