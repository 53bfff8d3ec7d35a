import {ERRORS} from '../../../page-model/columns';
import {memoize} from '../../../page-model/memoize';
import {errorRows, type ErrorRow} from '../../../page-model/rows/errors';
import {sectionsOfPage} from '../../../page-model/sections';

/** An error with the section that documents it. */
export interface PlacedError extends ErrorRow {
  /** Name of the operation that the section describes. */
  operation?: string;
  /** Id of the section; empty at the beginning of the page. */
  anchor: string;
  /** Heading of the section. */
  section: string;
}

const TITLES = [...ERRORS.status, ...ERRORS.message].join('|');
const HEAD = new RegExp(`\\| *\`?(?:${TITLES})\`? *\\|`);

/** Returns true if a page can have a table of errors: searching the text is cheaper than parsing it. */
export function mayHaveErrors(text: string): boolean {
  return HEAD.test(text);
}

/** The errors in the tables of a page. */
export const readErrors = memoize('errors', (text: string, isMdx: boolean): PlacedError[] => {
  let operation = '';
  return sectionsOfPage(text, isMdx).flatMap(({level, id: anchor, title: section, code, tables}) => {
    if (level === 2) operation = code;
    const place = {anchor, section, ...(operation && {operation})};
    return tables.flatMap(errorRows).map((error) => ({...error, ...place}));
  });
});
