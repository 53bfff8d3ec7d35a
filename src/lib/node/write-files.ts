import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** Writes texts to files below a folder, creating missing folders. */
export async function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, text: string]>,
): Promise<void> {
  for (const [path, text] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, text);
  }
}
