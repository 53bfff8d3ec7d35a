import {readFile} from 'node:fs/promises';
import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {EXIT, visit} from 'unist-util-visit';

/**
 * The article of a built page; of a list of pages, which has none, all that stands between header and footer.
 * @throws Error naming the file when the page has neither
 */
export async function readArticle(file: string): Promise<Element> {
  // To parse what stands around it, such as the sidebar, takes as long again.
  const [main = ''] = /<main[\s>].*<\/main>/s.exec(await readFile(file, 'utf8')) ?? [];
  const page = fromHtml(main, {fragment: true});
  const article = find(page, hasClass) ?? find(page, ({tagName}) => tagName === 'main');
  if (!article) throw new Error(`${file} has no article.`);
  return article;
}

const hasClass = ({properties: {className}}: Element) =>
  Array.isArray(className) && className.includes('theme-doc-markdown');

function find(page: Nodes, fits: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(page, 'element', (element) => {
    if (!fits(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}
