import {markdownPath} from '../../markdown-path';

// Requested along with the menu, which does not wait for it, because it could not be loaded without a connection.
const converter = import(/* webpackChunkName: "markdown" */ './article-markdown');
converter.catch(() => undefined);

/**
 * The Markdown of the open page: the file published with it or, without a connection, converted from the open page.
 * @throws if neither is available
 */
export async function pageMarkdown(permalink: string): Promise<string> {
  // Under `npm start`, the file would be the page's source.
  const file = process.env.NODE_ENV === 'production' ? await fetchFile(permalink).catch(() => undefined) : undefined;
  return file ?? (await converter).articleMarkdown(document);
}

async function fetchFile(permalink: string): Promise<string | undefined> {
  const response = await fetch(markdownPath(permalink));
  const text = await response.text();
  // Some hosts answer with an HTML page of their own.
  return response.ok && text.startsWith('---\n') ? text : undefined;
}
