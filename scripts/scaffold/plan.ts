import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {format, type FormatConfig} from 'oxfmt';

/** Changes of files that belong together: they are looked at while they are planned, and written all or not at all. */
export class Plan {
  readonly #changes = new Map<string, string | Buffer | undefined>();

  /** @param root folder of the project; files are named by their path from there */
  constructor(readonly root: string) {}

  /** Files that the plan writes, without those it removes: pages, and others. */
  get written() {
    const files = [...this.#changes].flatMap(([file, text]) => (text === undefined ? [] : [file])).toSorted();
    const isPage = (file: string) => /\.mdx?$/.test(file);
    return {pages: files.filter(isPage), others: files.filter((file) => !isPage(file))};
  }

  /** Whether the file will be there. */
  has(file: string): boolean {
    return this.#changes.has(file) ? this.#changes.get(file) !== undefined : existsSync(join(this.root, file));
  }

  /**
   * Text of a file as it will be.
   * @throws Error when there is no such file
   */
  read(file: string): string {
    return (this.#changes.get(file) ?? readFileSync(join(this.root, file))).toString('utf8');
  }

  write(file: string, text: string): void {
    this.#changes.set(file, text);
  }

  /** Writes a file anew where a change makes another text of it. @returns whether it does */
  change(file: string, change: (text: string) => string): boolean {
    const before = this.read(file);
    const text = change(before);
    if (text !== before) this.write(file, text);
    return text !== before;
  }

  /** Adds lines to the list that a file ends with. */
  append(file: string, lines: string): void {
    this.change(file, (text) => text.replace(/[\]}];\n$/, (end) => lines + end));
  }

  remove(file: string): void {
    this.#changes.set(file, undefined);
  }

  /** Moves a file of any kind. */
  move(from: string, to: string): void {
    this.#changes.set(to, this.#changes.get(from) ?? readFileSync(join(this.root, from)));
    this.remove(from);
  }

  /** Brings code and data into the project's form. Prose is left as it is written. */
  async #format(): Promise<void> {
    const options = JSON.parse(this.read('.oxfmtrc.json')) as FormatConfig;
    for (const [name, text] of this.#changes) {
      if (typeof text !== 'string' || !/\.(?:ts|json)$/.test(name)) continue;
      const {code, errors} = await format(name, text, options);
      if (errors.length > 0) throw new Error(`${name} could not be changed: ${errors[0]!.message}`);
      this.#changes.set(name, code);
    }
  }

  /**
   * Writes everything.
   * @throws Error when a file cannot be written; those before it are as they were
   */
  async apply(): Promise<void> {
    await this.#format();
    const former = new Map<string, Buffer | undefined>();
    try {
      for (const [name, text] of this.#changes) {
        const path = join(this.root, name);
        const before = existsSync(path) ? readFileSync(path) : undefined;
        former.set(path, before);
        put(path, text);
      }
    } catch (error) {
      for (const [path, before] of former) put(path, before);
      throw error;
    }
  }

  /** Runs `npm run check` for the pages that were written, and shows what it prints. @returns whether there is nothing to fix */
  check(): boolean {
    const {pages} = this.written;
    if (pages.length === 0) return true;
    const options = ['run', '--silent', 'check', '--', ...pages];
    const shell = process.platform === 'win32';
    return spawnSync('npm', options, {cwd: this.root, stdio: 'inherit', shell}).status === 0;
  }
}

function put(path: string, text: string | Buffer | undefined): void {
  if (text === undefined) {
    rmSync(path, {force: true});
    if (readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
    return;
  }
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}
