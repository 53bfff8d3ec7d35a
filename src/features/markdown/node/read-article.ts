import {readFile} from 'node:fs/promises';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {findElement, hasClass} from '../article-tree';

/**
 * The article of a built page; for a list of pages, which has none, everything between header and footer.
 * @throws Error naming the file when the page has neither
 */
export async function readArticle(file: string): Promise<Element> {
  // Parsing what is around it, such as the sidebar, would double the time.
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(await readFile(file, 'utf8')) ?? [];
  const page = fromHtml(main, {fragment: true});
  const article =
    findElement(page, (element) => hasClass(element, 'theme-doc-markdown')) ??
    findElement(page, ({tagName}) => tagName === 'main');
  if (!article) throw new Error(`${file} has no article.`);
  return article;
}
