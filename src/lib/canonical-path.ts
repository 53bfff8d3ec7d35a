/**
 * The one spelling of a path that hosts and readers spell in many ways: without the `.html`, `/index`, slashes and
 * blanks that follow it, with single slashes, with each letter escaped only where an address needs it, and in lower case
 * from the name of a section on. A canonical path is its own canonical path, and browsers leave it as it is.
 *
 * The not-found page has the text of this function as a script, so it uses nothing from outside itself.
 *
 * @param path pathname of an address, with the base URL; may have escapes that cannot be decoded, which are escaped
 */
export function canonicalPath(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // Its percent signs are taken as they are.
  }
  const plain = text
    .replace(/(?:[/\s\u200b-\u200f\u202a-\u202e\u2060\ufeff]|\/index(?=$|[./\s])|\.html)+$/i, '')
    .replace(/^\/*/, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/(?:docs|fabric|release-notes|search|preferences)(?:\/.*)?$/i, (section) => section.toLowerCase());
  return encodeURI(plain).replace(/\?/g, '%3F').replace(/#/g, '%23');
}
