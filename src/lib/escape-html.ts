/** For text between tags; what needs no escaping there would only make pages of code larger. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** For any place in HTML or XML: between tags, within quotes, in a section of character data. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The text that was escaped, by this site, React or a crawler. Other entities stay as they are. */
export function unescapeHtml(html: string): string {
  return (
    html
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll(/&#(?:39|x27);/g, "'")
      // Last, so that an escaped entity is not read as one.
      .replaceAll('&amp;', '&')
  );
}
