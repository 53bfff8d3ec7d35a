/**
 * Where the Markdown of a page stands.
 *
 * @param permalink address of the page, with or without a slash at its end
 */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}
