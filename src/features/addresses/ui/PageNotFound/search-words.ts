/** The words of a path that are worth searching for: its last two segments, without version and file ending. */
export function searchWords(path: string): string {
  const segments = path
    .replace(/\.html?$/, '')
    .split('/')
    .filter((segment) => segment && !/^(docs|index|next|\d+\.\d+)$/.test(segment));
  return segments
    .slice(-2)
    .join(' ')
    .replace(/[-_%+]+/g, ' ')
    .trim();
}
