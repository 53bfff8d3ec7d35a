const LONGEST = 60;

/** The id of an error on the page of errors, before it is made unique. It does not change when errors are added. */
export function errorAnchor(words: string): string {
  const slug = words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
  return `error-${slug}`;
}
