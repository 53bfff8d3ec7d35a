import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Answer} from '../../build/dev-server';
import {markdownPath} from '../../lib/markdown-path';
import type {Section} from './collect-pages';

/**
 * Answers, under `npm start`, where the build writes the Markdown of a page, with the source of the page as it is then: there
 * is no built page to make it of. It is for those who compare the text of versions.
 */
export async function findSource(path: string, sections: Section[], siteDir: string): Promise<Answer | undefined> {
  const pages = path.endsWith('.md') ? sections.flatMap((section) => section.pages) : [];
  const file = pages.find(({permalink}) => markdownPath(permalink) === decodeURI(path))?.file;
  if (file === undefined) return undefined;
  return {type: 'text/markdown; charset=utf-8', text: await readFile(join(siteDir, file), 'utf8')};
}
