import {readFile} from 'node:fs/promises';

/** Names of the drawings of a built page, in order: a component draws them, and nothing but the page says what they show. */
export async function readFigures(htmlFile: string): Promise<string[]> {
  const html = await readFile(htmlFile, 'utf8').catch(() => undefined);
  const article = html?.slice(html.indexOf('theme-doc-markdown'), html.indexOf('</article>'));
  const labels = article?.matchAll(/<svg\b[^>]*?\srole=(?:"img"|img)\s[^>]*?aria-label="([^"]*)"/g) ?? [];
  return [...labels].map(([, label = '']) => label);
}
