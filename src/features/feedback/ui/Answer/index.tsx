import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Field from '@site/src/components/Field';
import {editedFile, issueAddress} from '@site/src/lib/repository-links';
import {useState} from 'react';
import styles from './styles.module.css';

/** An answer of a reader. */
export type Choice = 'Yes' | 'No';

export interface Props {
  answer: Choice;
  /** The address for editing the page's file: the issue names the file. */
  editUrl: string;
  permalink: string;
}

/** A thank-you, and a field for a comment that goes into an issue, which readers submit themselves. */
export default function Answer({answer, editUrl, permalink}: Props) {
  const [text, setText] = useState('');
  const templates = useDocusaurusContext().siteConfig.customFields as Record<'editUrl' | 'issueUrl', string>;
  const title = `${answer === 'Yes' ? 'Helpful' : 'Not helpful'}: ${permalink}`;
  const issue = issueAddress(templates.issueUrl, title, `File: ${editedFile(templates.editUrl, editUrl)}\n\n${text}`);
  return (
    <div className={styles.more}>
      <p role="status">Thanks for your feedback.</p>
      <Field label={`${answer === 'Yes' ? 'What helped you?' : 'What could be better?'} (optional)`}>
        {(id) => (
          <textarea id={id} rows={2} maxLength={1000} value={text} onChange={({target}) => setText(target.value)} />
        )}
      </Field>
      <a className="button" href={issue} target="_blank" rel="noreferrer">
        Report an issue
      </a>
    </div>
  );
}
