import {createRequire} from 'node:module';
import type alasql from 'alasql';
import {parseAllDocuments, type YAMLError, type YAMLWarning} from 'yaml';
import type {SchemaProblem} from '../../../src/lib/explain';
import type {Json} from '../../../src/lib/json';
import {lineOf} from '../../../src/lib/line-of';
import type {PageProblem} from '../types';

/** Loads a large package with the first page that needs it. */
const load = createRequire(import.meta.url);

/** Checks for standard JSON: no comments, no trailing commas. */
export function jsonProblems(text: string): PageProblem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const {message} = error as Error;
    const position = /at position (\d+)/.exec(message)?.[1];
    // An error without a position means that the text ends too early.
    const line = text.slice(0, Number(position ?? text.length)).split('\n').length;
    const expected = 'JSON without comments, trailing commas and omissions';
    return [{line, message: `the JSON does not parse: ${message}`, expected}];
  }
}

/** Checks for YAML 1.2 without duplicate keys. */
export function yamlProblems(text: string): PageProblem[] {
  // The first problem of a line is the cause of the others.
  return [...parseAllDocuments(text)].flatMap(({errors, warnings}) =>
    firstOfLines([...errors, ...warnings]).map(({message, linePos}) => ({
      line: linePos?.[0].line ?? 1,
      message: `the YAML does not parse: ${message.split('\n')[0]!.replace(/ at line \d+, column \d+:$/, '')}`,
      expected: 'YAML 1.2 with every key once',
    })),
  );
}

function firstOfLines(problems: readonly (YAMLError | YAMLWarning)[]): (YAMLError | YAMLWarning)[] {
  const lineOfProblem = ({linePos}: YAMLError | YAMLWarning) => linePos?.[0].line;
  return problems.filter(
    (problem, index) => problems.findIndex((other) => lineOfProblem(other) === lineOfProblem(problem)) === index,
  );
}

/**
 * The problems that `schemaProblemsOf` finds in the documents of a YAML text; one that does not parse is left to
 * `yamlProblems`.
 */
export function schemaProblemsInYaml(
  text: string,
  schemaProblemsOf: (document: Json) => SchemaProblem[],
): PageProblem[] {
  return [...parseAllDocuments(text)].flatMap((document, index) => {
    const problems = document.errors.length > 0 ? [] : schemaProblemsOf(document.toJS() as Json);
    return problems.map((problem) => ({...problem, line: lineOf(text, problem.path, index)}));
  });
}

/** Checks one or more SQL statements in the dialect of AlaSQL, which Harper uses. */
export function sqlProblems(text: string): PageProblem[] {
  const parser = load('alasql') as typeof alasql;
  try {
    parser.parse(text);
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
