import alasql from 'alasql';
import type {Check, Fault} from '../types';

/** SQL in the dialect of AlaSQL, which is the dialect that Harper runs. */
export const checkSql: Check = ({text}) => sqlFaults(text);

/** Faults of a text with one or more statements. */
export function sqlFaults(text: string): Fault[] {
  try {
    alasql.parse(text);
    return [];
  } catch (error) {
    const [first = '', ...rest] = (error as Error).message.split('\n');
    const line = Number(/on line (\d+)/.exec(first)?.[1] ?? 1);
    const got = /got '([^']*)'$/.exec(rest.at(-1) ?? '')?.[1];
    const place = rest[0]?.trim();
    const message = `the SQL does not parse${place ? ` near "${place}"` : `: ${first}`}${got ? ` (${got})` : ''}`;
    return [{line, message, expected: 'a statement of the SQL dialect that Harper runs'}];
  }
}
