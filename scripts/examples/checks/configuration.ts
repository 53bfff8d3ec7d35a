import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import {parseAllDocuments} from 'yaml';
import {configSchema} from '../../../src/plugins/config-schema/config-schema';
import type {ConfigKey, Configuration} from '../../../src/plugins/config-schema/types';
import type {Json, Schema} from '../../../src/build/json';
import type {Fault} from '../types';
import {nameOf, type Misfit, typeOf} from './explain';
import {lineOf} from './line-of';

/** Checks configuration files, and bodies of `set_configuration`, against the configuration page of one docs version. */
export class ConfigurationFiles {
  readonly #version: string;
  readonly #undocumented: ReadonlySet<string>;
  readonly #schema: Schema;
  readonly #validate: ValidateFunction;
  /** By their name in `set_configuration`, in lower case. */
  readonly #keys: Map<string, ConfigKey>;

  /** @param undocumented keys that the version has and its page does not name, `*` for names of the reader's choice */
  constructor(configuration: Configuration, undocumented: ReadonlySet<string> = new Set()) {
    this.#version = configuration.version;
    this.#undocumented = undocumented;
    this.#schema = configSchema(configuration, 'configuration');
    this.#validate = new Ajv({strict: false, allErrors: true, verbose: true}).compile(this.#schema);
    this.#keys = new Map(
      configuration.keys.flatMap((key) => (key.operationField ? [[key.operationField.toLowerCase(), key]] : [])),
    );
  }

  /** Faults of a YAML text that is a configuration file, or a part of one. What does not parse is left to others. */
  checkFile(text: string): Fault[] {
    return [...parseAllDocuments(text)].flatMap((document, index) => {
      if (document.errors.length > 0) return [];
      return this.#misfits(document.toJS() as Json).map(({path, message, expected}) => ({
        line: lineOf(text, path, index),
        message,
        expected,
      }));
    });
  }

  /** Faults of a text that is the body of `set_configuration`; everything else is left to others. */
  checkBody(text: string): Fault[] {
    const {operation, ...fields} = parseObject(text);
    if (operation !== 'set_configuration') return [];
    return Object.entries(fields).flatMap(([name, value]) =>
      this.#fieldMisfits(name, value).map(({message, expected}) => ({
        line: lineOf(text, [name]),
        message: `set_configuration: ${message}`,
        expected,
      })),
    );
  }

  #fieldMisfits(name: string, value: Json): Misfit[] {
    const key = this.#keys.get(name.toLowerCase());
    if (!key) {
      const message = `"${name}" is no setting of version ${this.#version}`;
      return [
        {path: [name], message, expected: 'the path of a key on the configuration page, joined with underscores'},
      ];
    }
    // The operation takes objects with free names, such as `databases`, in an array.
    const values = Array.isArray(value) && key.type === 'object' ? value : [value];
    return values.flatMap((one) => this.#misfits(nested(key.key.split('.'), one)));
  }

  #misfits(value: Json): Misfit[] {
    if (this.#validate(value)) return [];
    return (this.#validate.errors ?? [])
      .filter((error) => !this.#isUndocumented(error))
      .map((error) => this.#explain(error));
  }

  #isUndocumented({keyword, instancePath, params}: ErrorObject): boolean {
    if (keyword !== 'additionalProperties') return false;
    const {additionalProperty} = params as {additionalProperty: string};
    const key = [...instancePath.split('/').slice(1), additionalProperty].join('.');
    const isOfComponent = !key.includes('.') && this.#undocumented.has('*');
    return isOfComponent || [...this.#undocumented].some((known) => known === key || known.startsWith(`${key}.`));
  }

  #explain(error: ErrorObject): Misfit {
    const path = error.instancePath.split('/').slice(1).map(unescapeStep);
    const schema = error.parentSchema as Schema;
    const name = nameOf(path, 'the file');
    switch (error.keyword) {
      case 'additionalProperties': {
        const undocumented = [...path, (error.params as {additionalProperty: string}).additionalProperty];
        return {
          path: undocumented,
          message: `${nameOf(undocumented)} is no key of version ${this.#version}`,
          expected: this.#knownKeys(path, schema),
        };
      }
      case 'type':
        return {path, message: `${name} is of type ${typeOf(error.data as Json)}`, expected: wordsOf(schema.type!)};
      case 'enum': {
        const values = (schema.enum as Json[]).map((one) => JSON.stringify(one)).join(', ');
        return {path, message: `${name} is ${JSON.stringify(error.data)}`, expected: `one of ${values}`};
      }
      case 'minimum':
      case 'maximum':
        return {path, message: `${name} is ${String(error.data)}`, expected: rangeOf(schema)};
      case 'required': {
        const {missingProperty} = error.params as {missingProperty: string};
        return {path, message: `${name} has no "${missingProperty}"`, expected: `"${missingProperty}" (required)`};
      }
      default:
        return {path, message: `${name} ${error.message}`, expected: 'a value as the configuration page describes it'};
    }
  }

  #knownKeys(path: Misfit['path'], schema: Schema): string {
    const keys = `one of ${Object.keys((schema.properties as Schema | undefined) ?? {}).join(', ')}`;
    const [section] = path;
    const isComponent = section !== undefined && !(section in (this.#schema.properties as Schema));
    return isComponent ? `${keys} for the component ${section}, or a section of the configuration` : keys;
  }
}

function parseObject(text: string): {[key: string]: Json} {
  try {
    const value = JSON.parse(text) as Json;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

/** Puts a value into objects, one for each name. */
function nested(names: string[], value: Json): Json {
  return names.reduceRight<Json>((inner, name) => ({[name]: inner}), value);
}

/** A step of a JSON pointer; numbers are positions in arrays. */
function unescapeStep(step: string): string | number {
  return /^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function wordsOf(type: Json): string {
  return ([type].flat() as string[]).join(' or ');
}

function rangeOf(schema: Schema): string {
  const [minimum, maximum] = [schema.minimum, schema.maximum] as (number | undefined)[];
  if (maximum === undefined) return `${minimum} or more`;
  return minimum === undefined ? `${maximum} or less` : `${minimum} to ${maximum}`;
}
