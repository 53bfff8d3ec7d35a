import {hasWords} from '@site/src/lib/find-words';
import type {OperationRow} from '../../node/index-rows';

export interface Filter {
  /** Words that a row must contain, in any column and any order. */
  text: string;
  /** Title of a page, or empty for all. */
  category: string;
}

/** The rows that match a filter. */
export function filterRows(rows: OperationRow[], {text, category}: Filter): OperationRow[] {
  return rows.filter((row) => {
    const all = `${row.name} ${row.category} ${row.summary} ${row.permission} ${row.since ?? ''}`;
    return (category === '' || row.category === category) && hasWords(all, text);
  });
}
