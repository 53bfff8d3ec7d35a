/** Characters of unchanged text shown around a change; the rest is left out. */
const AROUND = 120;

/** Unchanged text between two changes: its beginning and its end, cut between words. */
export function shortened(text: string): string {
  if (text.length <= 2 * AROUND + 3) return text;
  const start = text.slice(0, AROUND).replace(/\S+$/, '');
  const end = text.slice(-AROUND).replace(/^\S+/, '');
  return `${start.trimEnd()} … ${end.trimStart()}`;
}
