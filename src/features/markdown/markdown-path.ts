/**
 * The address of a page's Markdown.
 *
 * @param permalink address of the page, with or without a trailing slash
 */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
