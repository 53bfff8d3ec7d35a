import {LineCounter, parseAllDocuments} from 'yaml';
import type {Fault, Fence} from '../types';

/** YAML 1.2, with every key once. */
export function checkYaml({text}: Fence): Fault[] {
  const documents = parseAllDocuments(text, {lineCounter: new LineCounter(), prettyErrors: true});
  return [...documents].flatMap((document) =>
    [...document.errors, ...document.warnings].map(({message, linePos}) => ({
      line: linePos?.[0].line ?? 1,
      message: `the YAML does not parse: ${message.split('\n')[0]!.replace(/ at line \d+, column \d+:$/, '')}`,
      expected: 'YAML 1.2 with every key once',
    })),
  );
}
