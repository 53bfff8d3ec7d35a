const LONGEST = 60;

/** The id of an error on the page of errors, before it is made unique: from its status and words, so that it stays when others come. */
export function errorAnchor(words: string): string {
  const slug = words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');
  return `error-${slug}`;
}
