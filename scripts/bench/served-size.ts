import {existsSync, statSync} from 'node:fs';

/**
 * The number of bytes that hosts send for a file of the build: those of the file that the build compressed, if it did.
 *
 * @param path of the file, or of a page without `.html`
 * @throws Error when there is no such file
 */
export function servedSize(path: string): number {
  const file = [path, `${path}.html`].find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  if (file === undefined) throw new Error(`There is no file ${path}.`);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
