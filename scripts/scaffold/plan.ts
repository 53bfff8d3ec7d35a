import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, rmdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {format, type FormatConfig} from 'oxfmt';

/** File changes that belong together: `has` and `read` see them before `apply` writes them. */
export class Plan {
  /** The new content of each file; undefined for a file that goes. */
  readonly #changes = new Map<string, string | Buffer | undefined>();

  /** @param root folder of the project; files are named by their path from there */
  constructor(readonly root: string) {}

  /** The files that the plan writes, without those that it removes. */
  get written(): string[] {
    return [...this.#changes].flatMap(([file, content]) => (content === undefined ? [] : [file])).toSorted();
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
    return this.#content(file).toString('utf8');
  }

  #content(file: string): string | Buffer {
    return this.#changes.get(file) ?? readFileSync(join(this.root, file));
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

  remove(file: string): void {
    this.#changes.set(file, undefined);
  }

  /** Moves a file of any kind. */
  move(from: string, to: string): void {
    this.#changes.set(to, this.#content(from));
    this.remove(from);
  }

  /** Writes everything. Code and data are formatted like the rest of the project; prose stays as written. */
  async apply(): Promise<void> {
    const options = JSON.parse(this.read('.oxfmtrc.json')) as FormatConfig;
    for (const [name, content] of this.#changes) {
      if (typeof content !== 'string' || !/\.(?:ts|json)$/.test(name)) continue;
      const {code, errors} = await format(name, content, options);
      if (errors.length > 0) throw new Error(`${name} could not be changed: ${errors[0]!.message}`);
      this.#changes.set(name, code);
    }
    for (const [name, content] of this.#changes) put(join(this.root, name), content);
  }

  /** Runs `npm run check` for the written pages, and shows its output. @returns whether there is nothing to fix */
  check(): boolean {
    const pages = this.written.filter((file) => /\.mdx?$/.test(file));
    if (pages.length === 0) return true;
    const options = ['run', '--silent', 'check', '--', ...pages];
    const shell = process.platform === 'win32';
    return spawnSync('npm', options, {cwd: this.root, stdio: 'inherit', shell}).status === 0;
  }
}

function put(path: string, content: string | Buffer | undefined): void {
  if (content === undefined) {
    rmSync(path, {force: true});
    if (readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
    return;
  }
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, content);
}
