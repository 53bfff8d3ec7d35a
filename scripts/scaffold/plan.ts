import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {format, type FormatConfig} from 'oxfmt';

/** File changes that belong together: `has` and `read` see the planned changes, `apply` writes all of them or none. */
export class Plan {
  readonly #changes = new Map<string, string | Buffer | undefined>();

  /** @param root folder of the project; files are named by their path from there */
  constructor(readonly root: string) {}

  /** Files that the plan writes, as pages and others, without those that it removes. */
  get written() {
    const files = [...this.#changes].flatMap(([file, text]) => (text === undefined ? [] : [file])).toSorted();
    const isPage = (file: string) => /\.mdx?$/.test(file);
    return {pages: files.filter(isPage), others: files.filter((file) => !isPage(file))};
  }

  /** Returns true if the file will exist. */
  has(file: string): boolean {
    return this.#changes.has(file) ? this.#changes.get(file) !== undefined : existsSync(join(this.root, file));
  }

  /**
   * Text of a file after the plan's changes.
   * @throws Error if there is no such file
   */
  read(file: string): string {
    return (this.#changes.get(file) ?? readFileSync(join(this.root, file))).toString('utf8');
  }

  write(file: string, text: string): void {
    this.#changes.set(file, text);
  }

  /** Changes the text of a file. @returns whether the text is different */
  change(file: string, change: (text: string) => string): boolean {
    const before = this.read(file);
    const text = change(before);
    if (text !== before) this.write(file, text);
    return text !== before;
  }

  /** Adds lines to the list at the end of a file. */
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

  /** Formats code and data like the rest of the project. Prose stays as written. */
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
   * @throws Error if a file cannot be written; files written before it are restored
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

  /** Runs `npm run check` for the written pages, and shows its output. @returns whether there is nothing to fix */
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
