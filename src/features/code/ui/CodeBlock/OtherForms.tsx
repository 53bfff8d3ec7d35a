import type {Values} from '../../default-values';
import {htmlText} from '../../html-text';
import {formNames, requestForms, type RequestForm} from '../../request-forms';
import {useMemo} from 'react';
import type {Writer} from './choices';
import styles from './styles.module.css';

interface Props {
  /** The form that the reader sees. */
  shown: RequestForm;
  /** The request as written. */
  html: string;
  writer: Writer;
  values: Values | undefined;
}

/** React knows only that something is hidden or not. */
const hideUntilFound = (element: HTMLElement | null) => element?.setAttribute('hidden', 'until-found');

/**
 * A request in every other form, for the browser's search in the page: what it finds is shown below the request. Browsers
 * that cannot do this keep it hidden.
 */
export default function OtherForms({shown, html, writer, values}: Props) {
  const others = useMemo(() => {
    const body = htmlText(html);
    return requestForms
      .filter((form) => form !== shown)
      .map((form) => ({form, html: form === 'json' ? html : writer.writeRequest(form, body, values).html}));
  }, [shown, html, writer, values]);
  return others.map(({form, html: code}) => (
    <div key={form} ref={hideUntilFound} className={styles.found}>
      <span className={styles.label}>{formNames[form]}</span>
      <pre className={styles.code}>
        <code dangerouslySetInnerHTML={{__html: code}} />
      </pre>
    </div>
  ));
}
