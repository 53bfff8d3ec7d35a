import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020.js';
import {operationsNamed} from '../../../src/plugins/api-catalogue/build-catalogue';
import {requestSchemas} from '../../../src/plugins/api-catalogue/openapi';
import type {Catalogue, Operation} from '../../../src/plugins/api-catalogue/types';
import {operationBody, type OperationBody} from '../../../src/lib/code/calls';
import type {Json, Schema} from '../../../src/lib/json';
import type {Fault} from '../types';
import {explain, type Misfit} from '../../../src/lib/explain';
import {lineOf} from '../../../src/lib/line-of';
import {sqlFaults} from './sql';

/** Checks request bodies against the operations of one docs version. */
export class OperationBodies {
  readonly #catalogue: Catalogue;
  readonly #ajv = new Ajv2020({strict: false});
  readonly #schemas: Record<string, Schema>;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#schemas = requestSchemas(catalogue);
    this.#ajv.addSchema({$id: 'catalogue', components: {schemas: this.#schemas}});
  }

  /**
   * Faults of a text that may be a request body; anything without an `operation` is none of its business.
   * @param file page it stands on: of operations with one name, that of the page itself comes first
   */
  check(text: string, file: string): Fault[] {
    const body = operationBody(text);
    if (!body) return [];
    const faults = this.#misfits(body, file).map(({path, message, expected}) => ({
      line: lineOf(text, path),
      message: `${body.operation}: ${message}`,
      expected,
    }));
    return [...faults, ...this.#sqlFaults(body, text)];
  }

  #misfits(body: OperationBody, file: string): Misfit[] {
    const candidates = operationsNamed(this.#catalogue, body.operation);
    if (candidates.length === 0) {
      const message = `the operation is not documented in version ${this.#catalogue.version}`;
      return [{path: ['operation'], message, expected: 'an operation of the pages in developers/operations-api'}];
    }
    if (candidates.some(({id}) => this.#validator(id)(body))) return [];
    const page = file.replace(/^.*\//, '').replace(/\.mdx?$/, '');
    const own = candidates.find((candidate) => candidate.page === page) ?? candidates[0]!;
    return this.#explain(own, body);
  }

  #explain({id}: Operation, body: OperationBody): Misfit[] {
    const resolve = (ref: string) =>
      ref
        .replace('#/components/schemas/', '')
        .split('/')
        .reduce<Json>((part, step) => (part as Schema)[step]!, this.#schemas) as Schema;
    const misfits = explain(this.#schemas[id]!, body, resolve);
    if (misfits.length > 0) return misfits;
    const message = this.#ajv.errorsText(this.#validator(id).errors);
    return [{path: [], message, expected: 'a body that fits the parameter table'}];
  }

  #validator(id: string): ValidateFunction {
    return this.#ajv.getSchema(`catalogue#/components/schemas/${id}`)!;
  }

  #sqlFaults({sql}: OperationBody, text: string): Fault[] {
    if (typeof sql !== 'string') return [];
    return sqlFaults(sql).map(({message, expected}) => ({line: lineOf(text, ['sql']), message, expected}));
  }
}
