import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Answer} from '../../../lib/node/dev-server';
import {markdownPath} from '../markdown-path';
import type {SiteSection} from './collect-pages';

/**
 * Under `npm start`, serves the current source of a page at the address of its Markdown, since there is no built page
 * to make it from. The comparison of versions needs it.
 */
export async function findSource(path: string, sections: SiteSection[], siteDir: string): Promise<Answer | undefined> {
  const pages = path.endsWith('.md') ? sections.flatMap((section) => section.pages) : [];
  const file = pages.find(({permalink}) => markdownPath(permalink) === decodeURI(path))?.file;
  if (file === undefined) return undefined;
  return {type: 'text/markdown; charset=utf-8', text: await readFile(join(siteDir, file), 'utf8')};
}
