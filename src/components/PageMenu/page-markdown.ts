import {markdownPath} from '@site/src/lib/markdown-path';
import {articleMarkdown} from './article-markdown';

/** The Markdown of the open page: the file beside it, or, without a connection, what is on the screen. */
export async function pageMarkdown(permalink: string): Promise<string> {
  try {
    const response = await fetch(markdownPath(permalink));
    const text = await response.text();
    // Some hosts answer with a page of their own.
    if (response.ok && text.startsWith('---\n')) return text;
  } catch {
    // No connection.
  }
  return articleMarkdown(document);
}
