import {markdownPath} from '@site/src/lib/markdown-path';
import {sectionText} from '@site/src/lib/versions/section-text';
import {diffWordsWithSpace} from 'diff';
import {createElement, Fragment, use} from 'react';
import styles from './styles.module.css';

/** Equal text around a change that is shown; the rest is left out. */
const AROUND = 120;

/** The text of a section in two versions, word by word, from the Markdown of both pages. */
export default function Difference({title, newer, older}: {title: string; newer: string; older: string}) {
  const [after, before] = use(loadBoth(newer, older));
  const parts = diffWordsWithSpace(sectionText(before, title), sectionText(after, title));
  const shown = parts.map(({value, added, removed}) => {
    if (added) return createElement('ins', null, value);
    if (removed) return createElement('del', null, value);
    return value.length > 2 * AROUND + 3 ? `${value.slice(0, AROUND)} … ${value.slice(-AROUND)}` : value;
  });
  return <div className={styles.difference}>{createElement(Fragment, null, ...shown)}</div>;
}

const loaded = new Map<string, Promise<[string, string]>>();

function loadBoth(newer: string, older: string): Promise<[string, string]> {
  const key = `${newer} ${older}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = Promise.all([loadText(newer), loadText(older)]);
  loaded.set(key, loading);
  // Forgotten late enough for React to have seen the failure.
  loading.catch(() => setTimeout(() => loaded.delete(key), 1000));
  return loading;
}

async function loadText(permalink: string): Promise<string> {
  const response = await fetch(markdownPath(permalink));
  if (!response.ok) throw new Error('The text of the older page could not be loaded.');
  return response.text();
}
