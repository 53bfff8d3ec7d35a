import {cpSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parse as parseYaml} from 'yaml';
import {isObject, type Json, type JsonObject} from '../../../src/lib/json';
import {compareValues} from './compare-values';
import type {Instance} from './instance';
import {mergeExcerpt} from './merge-excerpt';
import type {Senders} from './senders';

/** Files that each become a component on pages that do not build the application. */
export const COMPONENT_FILES = new Set(['config.yaml', 'schema.graphql', 'roles.yaml']);

/** Puts the files, scripts and settings of a page into an instance. Methods for these return what goes wrong. */
export class Placement {
  #isChanged = false;
  #count = 0;

  /**
   * @param builds whether the files of the page belong to the running application
   * @param commands all commands of the page: a script that one of them runs goes into the reader's directory
   */
  constructor(
    private readonly instance: Instance,
    private readonly senders: Senders,
    private readonly builds: boolean,
    private readonly commands: string,
  ) {}

  /** Writes a file to the application, or to the directory that the reader is in. */
  async file(file: string, text: string, part: string | undefined): Promise<string[]> {
    if (!this.builds && file === 'resources.js') return this.script(text);
    const isApart = !this.builds || this.commands.includes(`node ${file}`);
    const path = join(isApart ? this.senders.directory() : this.instance.app, file);
    const present = part !== undefined && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    mkdirSync(dirname(path), {recursive: true});
    writeFileSync(path, present === undefined ? text : mergeExcerpt(file, present, text));
    this.#isChanged ||= this.builds;
    return [];
  }

  /** Loads a script of a page into the running instance. */
  async script(text: string): Promise<string[]> {
    const folder = join(this.instance.root, 'components/course');
    if (!existsSync(folder)) {
      mkdirSync(folder, {recursive: true});
      cpSync(fileURLToPath(new URL('./sample-component.js', import.meta.url)), join(folder, 'resources.js'));
      writeFileSync(join(folder, 'config.yaml'), "jsResource:\n  files: 'resources.js'\nrest: true\n");
      writeFileSync(join(folder, 'package.json'), '{"name": "course", "type": "module"}\n');
      this.#isChanged = true;
    }
    await this.settle();
    const file = join(folder, `sample-${(this.#count += 1)}.js`);
    writeFileSync(file, text);
    const {output} = await this.senders.post('/CourseSample/1', {file});
    const {problem} = JSON.parse(output) as {problem?: string};
    return problem === undefined ? [] : [problem];
  }

  /**
   * Makes a separate component of each file, as another application would have it, and loads them all.
   * @returns what goes wrong with each
   */
  async components(files: [file: string, text: string][]): Promise<string[][]> {
    const names = files.map(([file, text]) => {
      const name = `sample-${(this.#count += 1)}`;
      const folder = join(this.instance.root, 'components', name);
      mkdirSync(folder, {recursive: true});
      writeFileSync(join(folder, file), text);
      return name;
    });
    await this.restart();
    const lines = this.instance.printed().split('\n');
    const errors = lines.filter((line) => /\[(?:error|fatal)\]/.test(line) && !line.includes('[analytics]'));
    const isOf = (line: string, name: string) => new RegExp(`\\b${name}\\b`).test(line);
    // An error that names none of them is reported for the first.
    return names.map((name, index) =>
      errors.filter((line) => isOf(line, name) || (index === 0 && !names.some((other) => isOf(line, other)))),
    );
  }

  /**
   * Sends settings, which the operation must accept and write to the file.
   * @param stays whether the rest of the page uses them
   */
  async settings(text: string, stays: boolean): Promise<string[]> {
    await this.settle();
    const file = join(this.instance.root, 'harperdb-config.yaml');
    const before = readFileSync(file, 'utf8');
    const shown = parseYaml(text) as Json;
    const {statuses, output} = await this.senders.operation({operation: 'set_configuration', ...flat(shown)});
    if (statuses[0] !== 200) return [`set_configuration answers ${statuses[0]}: ${output}`];
    const how = {generated: new Map<string, string>(), began: Date.now(), isShortened: true, varies: new Set<string>()};
    let differences = compareValues(shown, parseYaml(readFileSync(file, 'utf8')) as Json, how, 'the file');
    if (differences.length > 0) {
      // Some keys can only be set in the file.
      writeFileSync(file, mergeExcerpt(file, before, text));
      await this.restart();
      const {output: configuration} = await this.senders.operation({operation: 'get_configuration'});
      differences = compareValues(shown, JSON.parse(configuration) as Json, how, 'the configuration');
      this.#isChanged ||= !stays;
    }
    if (!stays) writeFileSync(file, before);
    return differences;
  }

  /** Lets changed files take effect. */
  async settle(): Promise<void> {
    if (this.#isChanged) await this.restart();
  }

  /** @param more additional environment variables */
  async restart(more: NodeJS.ProcessEnv = {}): Promise<void> {
    this.#isChanged = false;
    await this.instance.start(more);
  }
}

function flat(value: Json, path: string[] = []): JsonObject {
  if (!isObject(value)) return {[path.join('_')]: value};
  return Object.assign({}, ...Object.entries(value).map(([name, inner]) => flat(inner, [...path, name]))) as JsonObject;
}
