import {plainText, wordsAndCode, type InlineText} from '../../lib/inline-text';
import {errorField} from '../columns';
import {readInlineText} from '../text';
import type {PageTable} from '../types';

/** A row of a table of errors. */
export interface ErrorRow {
  /** HTTP status, or another code; empty where the row names none. */
  status: string;
  message: InlineText;
  cause: InlineText;
  fix: InlineText;
}

/** The errors of a table; none if it is about something else. Links are only their words. */
export function errorRows({columns, rows}: PageTable): ErrorRow[] {
  const fields = columns.map(errorField);
  const isOfErrors =
    fields.every((field) => field !== undefined) && (fields.includes('message') || fields.includes('status'));
  if (!isOfErrors || !(fields.includes('cause') || fields.includes('fix'))) return [];
  return rows.map(({cells}) => {
    const row: ErrorRow = {status: '', message: [], cause: [], fix: []};
    fields.forEach((field, column) => {
      const read = wordsAndCode(readInlineText(cells[column]?.children ?? []));
      const text = read.length === 1 && read[0] === '-' ? [] : read;
      if (field === 'status') row.status = plainText(text);
      else if (field) row[field] = text;
    });
    return row;
  });
}
