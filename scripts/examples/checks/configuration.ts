import {type ConfigKey, configSchema, type Configuration} from '../../../src/features/configuration/node';
import {operationBody} from '../../../src/features/code';
import {isObject, type Json, type Schema} from '../../../src/lib/json';
import {nearest} from '../../content/nearest';
import type {PageProblem} from '../types';
import {explain, nameOf, type SchemaProblem} from '../../../src/lib/explain';
import {lineOf} from '../../../src/lib/line-of';
import {schemaProblemsInYaml} from './syntax';

/** Checks configuration files, and bodies of `set_configuration`, against the configuration page of one docs version. */
export class ConfigurationFiles {
  readonly #version: string;
  readonly #schema: Schema;
  /** By their names in `set_configuration`, in lowercase. */
  readonly #keys: Map<string, ConfigKey>;

  /** @param undocumented keys that the version has but its page omits; `*` stands for names that readers choose */
  constructor(configuration: Configuration, undocumented: ReadonlySet<string> = new Set()) {
    this.#version = configuration.version;
    this.#schema = configSchema(configuration, 'configuration', undocumented);
    this.#keys = new Map(
      configuration.keys.flatMap((key) => (key.operationField ? [[key.operationField.toLowerCase(), key]] : [])),
    );
  }

  /** Problems of a YAML text that is all or part of a configuration file; `yamlProblems` reports what does not parse. */
  checkFile(text: string): PageProblem[] {
    return schemaProblemsInYaml(text, (document) => this.#problems(document));
  }

  /** Problems of a text that is the body of `set_configuration`; none for any other text. */
  checkBody(text: string): PageProblem[] {
    const {operation, ...fields} = operationBody(text) ?? {};
    if (operation !== 'set_configuration') return [];
    return Object.entries(fields).flatMap(([name, value]) => {
      const line = lineOf(text, [name]);
      return this.#fieldProblems(name, value).map((problem) => ({
        ...problem,
        line,
        message: `set_configuration: ${problem.message}`,
      }));
    });
  }

  #fieldProblems(name: string, value: Json): SchemaProblem[] {
    const key = this.#keys.get(name.toLowerCase());
    if (!key) {
      const expected = 'the path of a key on the configuration page, joined with underscores';
      return [{path: [name], message: `"${name}" isn't a setting of version ${this.#version}`, expected}];
    }
    // The operation takes objects whose names readers choose, such as `databases`, in an array.
    const values = Array.isArray(value) && key.type === 'object' ? value : [value];
    return values.flatMap((one) => this.#problems(nested(key.key.split('.'), one)));
  }

  #problems(value: Json): SchemaProblem[] {
    return [...this.#schemaProblems(value), ...systemNotReplicated(value)];
  }

  #schemaProblems(value: Json): SchemaProblem[] {
    return explain(this.#schema, value).map((problem) => {
      const {path, message, known} = problem;
      if (path.length === 0) return {...problem, message: message.replace('the body', 'the file')};
      const sections = Object.keys(this.#schema.properties as Schema);
      const name = String(path[0]);
      const isComponent = !sections.includes(name);
      if (isComponent && path.length === 1) {
        const section = nearest(name, sections) ?? 'a section of the configuration';
        const expected = `${section}, or "package" if it is a component`;
        return {path, message: `${name} isn't a section of version ${this.#version}`, expected};
      }
      if (!known) return problem;
      const rest = isComponent ? ` for the component ${name}, or a section of the configuration` : '';
      const unknown = `${nameOf(path)} isn't a key of version ${this.#version}`;
      return {path, message: unknown, expected: problem.expected + rest};
    });
  }
}

/** A list of databases without `system`: nodes with it no longer exchange users, roles, and new databases. */
function systemNotReplicated(value: Json): SchemaProblem[] {
  const replication = isObject(value) ? value.replication : undefined;
  const databases = isObject(replication) ? replication.databases : undefined;
  if (databases === undefined || databases === null || databases === '*') return [];
  const names = [databases].flat().map((database) => (isObject(database) ? database.name : database));
  if (names.includes('system')) return [];
  return [{path: ['replication', 'databases'], message: 'replication.databases has no "system"', expected: '"system"'}];
}

/** Puts a value into objects, one for each name. */
function nested(names: string[], value: Json): Json {
  return names.reduceRight<Json>((inner, name) => ({[name]: inner}), value);
}
