/**
 * The address at which a reader opens an issue with a title and a text.
 *
 * @param template what the setting ISSUE_URL has: an address with `{title}` and `{body}`
 */
export function issueAddress(template: string, title: string, body = ''): string {
  // A replacement by text would read `$&` in it.
  return template.replace('{title}', () => encodeURIComponent(title)).replace('{body}', () => encodeURIComponent(body));
}

/**
 * The file that a link to edit a page opens; empty if the link is not of that form.
 *
 * @param template what the setting EDIT_URL has: an address with `{path}`
 */
export function editedFile(template: string, address: string): string {
  const [before = '', after = ''] = template.split('{path}');
  const isEdit = address.startsWith(before) && address.endsWith(after);
  return isEdit ? address.slice(before.length, address.length - after.length) : '';
}
