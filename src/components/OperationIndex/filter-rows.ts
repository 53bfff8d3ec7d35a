import type {OperationRow} from '@site/src/plugins/api-catalogue/index-rows';

export interface Filter {
  /** Words that a row must have, in any of its columns and in any order. */
  text: string;
  /** Title of a page, or empty for all. */
  category: string;
}

/** The rows that fit a filter. */
export function filterRows(rows: OperationRow[], {text, category}: Filter): OperationRow[] {
  const words = normalize(text).split(' ').filter(Boolean);
  return rows.filter((row) => {
    const haystack = normalize(`${row.name} ${row.category} ${row.summary} ${row.permission} ${row.since ?? ''}`);
    return (category === '' || row.category === category) && words.every((word) => haystack.includes(word));
  });
}

/** "search by id" finds `search_by_id`, and backticks do not count. */
function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .replaceAll('`', '')
    .trim();
}
