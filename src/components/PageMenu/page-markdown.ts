import {markdownPath} from '@site/src/lib/markdown-path';

// Asked for along with the menu, which does not wait for it: without a connection, it could no longer be loaded.
const converter = import(/* webpackChunkName: "markdown" */ './article-markdown');
converter.catch(() => undefined);

/**
 * The Markdown of the open page: the file beside it, or, without a connection, what is on the screen.
 * @throws when neither can be had
 */
export async function pageMarkdown(permalink: string): Promise<string> {
  // Under `npm start`, it is the source of the page.
  const file = process.env.NODE_ENV === 'production' ? await fetchFile(permalink).catch(() => undefined) : undefined;
  return file ?? (await converter).articleMarkdown(document);
}

async function fetchFile(permalink: string): Promise<string | undefined> {
  const response = await fetch(markdownPath(permalink));
  const text = await response.text();
  // Some hosts answer with a page of their own.
  return response.ok && text.startsWith('---\n') ? text : undefined;
}
