import type {PhrasingContent, TableCell} from 'mdast';
import {plainErrorText, type ErrorText} from '../error-entry';
import {memoize} from '../../../page-model/memoize';
import {parsePage} from '../../../page-model/parse';
import {sectionsOf} from '../../../page-model/sections';
import type {PageTable} from '../../../page-model/types';

/** A row of an error table. */
export interface ReadError {
  status: string;
  message: ErrorText;
  cause: ErrorText;
  fix: ErrorText;
  /** Name of the operation that the section describes. */
  operation?: string;
  /** Id of the section; empty at the beginning of the page. */
  anchor: string;
  /** Heading of the section. */
  section: string;
}

type Field = 'status' | 'message' | 'cause' | 'fix';

/** Column titles of error tables. */
const COLUMNS: Readonly<Record<Field, readonly string[]>> = {
  status: ['Status'],
  message: ['Message', 'Message or symptom', 'Symptom', 'What you see', 'Problem', 'error', 'Body'],
  cause: ['Cause', 'Meaning', 'What failed', 'What it means', 'When'],
  fix: ['Fix', 'What to do', 'What to check'],
};

const fieldOf = (column: string) => (Object.keys(COLUMNS) as Field[]).find((field) => COLUMNS[field].includes(column));

const NAMED = new RegExp(`\\| *\`?(?:${[...COLUMNS.status, ...COLUMNS.message].join('|')})\`? *\\|`);

/** Whether a page can have an error table: searching the text is cheaper than parsing it. */
export const mayHaveErrors = (text: string): boolean => NAMED.test(text);

/** The errors in the tables of a page that have a status or message, and a cause or fix. */
export const readErrors = memoize('errors', (text: string, isMdx: boolean): ReadError[] => {
  let operation = '';
  return sectionsOf(parsePage(text, isMdx)).flatMap(({level, id: anchor, title: section, code, tables}) => {
    if (level === 2) operation = code;
    const place = {anchor, section, ...(operation && {operation})};
    return tables.flatMap(readTable).map((error) => ({...error, ...place}));
  });
});

function readTable({columns, rows}: PageTable): Pick<ReadError, Field>[] {
  const fields = columns.map(fieldOf);
  const isOfErrors =
    fields.every((field) => field !== undefined) && (fields.includes('message') || fields.includes('status'));
  if (!isOfErrors || !(fields.includes('cause') || fields.includes('fix'))) return [];
  return rows.map(({cells}) => {
    const read: Pick<ReadError, Field> = {status: '', message: [], cause: [], fix: []};
    fields.forEach((field, column) => {
      const text = textOf(cells[column]);
      if (field === 'status') read.status = plainErrorText(text);
      else if (field) read[field] = text;
    });
    return withStatus(read);
  });
}

/** Moves the status out of a message that begins with it, such as "Status 403" or "403 for every request". */
function withStatus(read: Pick<ReadError, Field>): Pick<ReadError, Field> {
  const [first, ...rest] = read.message;
  const match = typeof first === 'string' ? /^(?:Status )?([1-5]\d\d)\b[,:]?\s*/.exec(first) : null;
  if (read.status !== '' || !match) return read;
  const after = (first as string).slice(match[0].length);
  const message = [...(after ? [after] : []), ...rest];
  return {...read, status: match[1]!, message};
}

function textOf(cell: TableCell | undefined): ErrorText {
  const pieces: ErrorText = [];
  const add = (nodes: readonly PhrasingContent[]): void => {
    for (const node of nodes) {
      if (node.type === 'inlineCode') pieces.push({code: node.value});
      else if ('children' in node) add(node.children);
      else if ('value' in node) {
        const last = pieces.at(-1);
        const value = node.value.replaceAll(/\s+/g, ' ');
        if (typeof last === 'string') pieces[pieces.length - 1] = last + value;
        else pieces.push(value);
      }
    }
  };
  add(cell?.children ?? []);
  return pieces.length === 1 && pieces[0] === '-' ? [] : pieces;
}
