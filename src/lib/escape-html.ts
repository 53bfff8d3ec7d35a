/** For text between tags. It escapes only what it must there, because pages of code would be larger otherwise. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** For any place in HTML or XML: between tags, in quotes, in a CDATA section. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Restores text that was escaped by this site, React, or a crawler. Other entities are left alone. */
export function unescapeHtml(html: string): string {
  return (
    html
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll(/&#(?:39|x27);/g, "'")
      // Last, so that an escaped entity is not unescaped twice.
      .replaceAll('&amp;', '&')
  );
}
