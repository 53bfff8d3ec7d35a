import {operationsNamed} from '../../../src/features/api/node/build-catalogue';
import {requestSchemas} from '../../../src/features/api/node/openapi';
import type {Catalogue} from '../../../src/features/api/node/types';
import {operationBody, type OperationBody} from '../../../src/features/code/calls';
import type {Json, Schema} from '../../../src/lib/json';
import type {Fault} from '../types';
import {explain, type Misfit} from '../../../src/lib/explain';
import {lineOf} from '../../../src/lib/line-of';
import {sqlFaults} from './syntax';

/** Checks request bodies against the operations of one docs version. */
export class OperationBodies {
  readonly #catalogue: Catalogue;
  readonly #schemas: Record<string, Schema>;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#schemas = requestSchemas(catalogue);
  }

  /**
   * Faults of a text that may be a request body; none for a text without an `operation`.
   * @param file the page it is on: if several operations have the name, the one on this page comes first
   */
  check(text: string, file: string): Fault[] {
    const body = operationBody(text);
    if (!body) return [];
    const faults = this.#misfits(body, file).map((misfit) => ({
      ...misfit,
      line: lineOf(text, misfit.path),
      message: `${body.operation}: ${misfit.message}`,
    }));
    const ofSql = typeof body.sql === 'string' ? sqlFaults(body.sql) : [];
    return [...faults, ...ofSql.map((fault) => ({...fault, line: lineOf(text, ['sql'])}))];
  }

  #misfits(body: OperationBody, file: string): Misfit[] {
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
    return attempts.some((misfits) => misfits.length === 0) ? [] : attempts[0]!;
  }
}
