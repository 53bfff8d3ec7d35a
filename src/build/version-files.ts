import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToDevServer} from './dev-server';
import {publicName} from '../lib/versions/version-names';

/** Files that a plugin makes for each docs version. */
export interface VersionFiles {
  /** Writes a file as JSON. */
  write: (versionName: string, file: string, content: object) => Promise<void>;
  /** Spread into the plugin: puts the files into the build, and lets the dev server serve them. */
  hooks: Pick<Plugin, 'configureWebpack' | 'postBuild'>;
}

/** Files published at `/docs/api/<version>/`, also under `npm start`. Each plugin keeps its own apart until then. */
export function versionFiles({generatedFilesDir, baseUrl}: LoadContext, plugin: string): VersionFiles {
  const staticDir = join(generatedFilesDir, `${plugin}-files`);
  const written = new Map<string, string>();
  return {
    async write(versionName, file, content) {
      const path = join('docs', 'api', publicName(versionName), file);
      const text = JSON.stringify(content);
      // Under `npm start`, a save elsewhere must not reload the page.
      if (written.get(path) === text) return;
      await mkdir(dirname(join(staticDir, path)), {recursive: true});
      await writeFile(join(staticDir, path), text);
      written.set(path, text);
    },
    hooks: {
      configureWebpack: () => addToDevServer({folder: {directory: staticDir, publicPath: baseUrl}}),
      async postBuild({outDir}) {
        // One by one, since copies of whole folders fail when two plugins make the same folder at the same time.
        for (const path of written.keys()) {
          await mkdir(dirname(join(outDir, path)), {recursive: true});
          await copyFile(join(staticDir, path), join(outDir, path));
        }
      },
    },
  };
}

/** Whether a page names such files. `link-version-files.ts` leads to those of its version, so each version has another page. */
export function namesVersionFiles(source: string): boolean {
  return /\/docs\/api\/[^/\s]+\//.test(source);
}
