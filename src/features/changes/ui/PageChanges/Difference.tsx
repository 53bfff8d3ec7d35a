import {markdownPath} from '@site/src/features/markdown';
import {sectionText} from '../../section-text';
import {diffWordsWithSpace} from 'diff';
import {createElement, Fragment, use} from 'react';
import {loadOnce} from '@site/src/components/OnDemand/load-once';
import {shortened} from './shortened';
import styles from './styles.module.css';

/** The text of a section in two versions, word by word, from the Markdown of both pages. */
export default function Difference({title, newer, older}: {title: string; newer: string; older: string}) {
  const [after, before] = use(loadTexts(newer, older));
  const texts = [before, after].map((text) => sectionText(text, title)) as [string, string];
  const plain = texts.map((text) => text.replaceAll('`', '')) as [string, string];
  // The marks of code are noise, unless nothing but them changed.
  const parts = diffWordsWithSpace(...(plain[0] === plain[1] ? texts : plain));
  const shown = parts.map(({value, added, removed}) => {
    if (added) return createElement('ins', null, value);
    if (removed) return createElement('del', null, value);
    return shortened(value);
  });
  return <div className={styles.difference}>{createElement(Fragment, null, ...shown)}</div>;
}

const loadTexts = (newer: string, older: string) =>
  loadOnce(`${newer} ${older}`, () => Promise.all([loadText(newer), loadText(older)]));

async function loadText(permalink: string): Promise<string> {
  const response = await fetch(markdownPath(permalink));
  if (!response.ok) throw new Error('Couldn’t load the older page. Check your connection.');
  return response.text();
}
