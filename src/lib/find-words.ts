/** Whether a text has all words of another one, in any order: "search by id" finds `search_by_id`, and backticks do not count. */
export function hasWords(text: string, wanted: string): boolean {
  const haystack = normalize(text);
  return normalize(wanted)
    .split(' ')
    .every((word) => haystack.includes(word));
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .replaceAll('`', '')
    .trim();
}
