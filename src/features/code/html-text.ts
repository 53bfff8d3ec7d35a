/** The text of HTML that `tokensHtml` and `escapeText` wrote; not meant for any other HTML. */
export function htmlText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}
