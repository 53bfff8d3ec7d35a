import {cp, mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publicName} from './version-names';

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
  return {
    async write(versionName, file, content) {
      const directory = join(staticDir, 'docs', 'api', publicName(versionName));
      await mkdir(directory, {recursive: true});
      await writeFile(join(directory, file), JSON.stringify(content));
    },
    hooks: {
      // The types of Docusaurus leave out devServer, which `npm start` merges into its own settings.
      configureWebpack: () => ({devServer: {static: [{directory: staticDir, publicPath: baseUrl}]}}) as object,
      async postBuild({outDir}) {
        await mkdir(staticDir, {recursive: true});
        await cp(staticDir, outDir, {recursive: true});
      },
    },
  };
}
