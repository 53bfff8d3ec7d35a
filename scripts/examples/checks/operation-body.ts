import {type Catalogue, operationsNamed, requestSchemas} from '../../../src/features/api/node';
import {operationBody, type OperationBody} from '../../../src/features/code';
import type {Json, Schema} from '../../../src/lib/json';
import type {PageProblem} from '../types';
import {explain, type SchemaProblem} from '../../../src/lib/explain';
import {lineOf} from '../../../src/lib/line-of';
import {sqlProblems} from './syntax';

/** Checks request bodies against the operations of one docs version. */
export class OperationBodies {
  readonly #catalogue: Catalogue;
  readonly #schemas: Record<string, Schema>;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#schemas = requestSchemas(catalogue);
  }

  /**
   * Problems of a text that may be a request body; none for a text without an `operation`.
   * @param file the page it is on: if several operations have the name, the one on this page comes first
   */
  check(text: string, file: string): PageProblem[] {
    const body = operationBody(text);
    if (!body) return [];
    const problems = this.#problems(body, file).map((problem) => ({
      ...problem,
      line: lineOf(text, problem.path),
      message: `${body.operation}: ${problem.message}`,
    }));
    const ofSql = typeof body.sql === 'string' ? sqlProblems(body.sql) : [];
    return [...problems, ...ofSql.map((problem) => ({...problem, line: lineOf(text, ['sql'])}))];
  }

  #problems(body: OperationBody, file: string): SchemaProblem[] {
    const candidates = operationsNamed(this.#catalogue, body.operation);
    if (candidates.length === 0) {
      const message = `the operation is not documented in version ${this.#catalogue.version}`;
      return [{path: ['operation'], message, expected: 'an operation of the pages in developers/operations-api'}];
    }
    const page = file.replace(/^.*\//, '').replace(/\.mdx?$/, '');
    const own = candidates.toSorted((a, b) => Number(b.page === page) - Number(a.page === page));
    const resolve = (ref: string) => {
      const [, , , ...steps] = ref.split('/');
      return steps.reduce<Json>((part, step) => (part as Schema)[step]!, this.#schemas) as Schema;
    };
    const attempts = own.map(({id}) => explain(this.#schemas[id]!, body, resolve));
    return attempts.some((problems) => problems.length === 0) ? [] : attempts[0]!;
  }
}
