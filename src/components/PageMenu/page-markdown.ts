import {markdownPath} from '@site/src/lib/markdown-path';

// Asked for along with the menu, which does not wait for it: without a connection, it could no longer be loaded.
const converter = import('./article-markdown');
converter.catch(() => undefined);

/**
 * The Markdown of the open page: the file beside it, or, without a connection, what is on the screen.
 * @throws when neither can be had
 */
export async function pageMarkdown(permalink: string): Promise<string> {
  try {
    const response = await fetch(markdownPath(permalink));
    const text = await response.text();
    // Some hosts answer with a page of their own.
    if (response.ok && text.startsWith('---\n')) return text;
  } catch {
    // No connection.
  }
  const {articleMarkdown} = await converter;
  return articleMarkdown(document);
}
