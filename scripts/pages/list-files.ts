import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** The files in folders of the project whose names match, as paths from its root; a folder may be missing. */
export function listFiles(root: string, folders: readonly string[], name: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => {
      const files = readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'}).filter((file) =>
        name.test(file),
      );
      return files.toSorted().map((file) => join(folder, file));
    });
}
