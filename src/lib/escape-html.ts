/** For text between tags; what needs no escaping there would only make pages of code larger. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** For any place in HTML or XML: between tags, within quotes, in a section of character data. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
