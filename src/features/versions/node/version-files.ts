import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToDevServer} from '../../../lib/node/dev-server';
import {writeFiles} from '../../../lib/node/write-files';
import {publicName} from '../../../lib/version-names';

/** Files that a plugin generates for each docs version, published at `/docs/api/<version>/`, also under `npm start`. */
export function versionFiles({baseUrl}: LoadContext) {
  const files = new Map<string, string>();
  return {
    /** Adds a file, as JSON. */
    add: (versionName: string, file: string, content: object) =>
      void files.set(`docs/api/${publicName(versionName)}/${file}`, JSON.stringify(content)),
    /** Spread these into the plugin: they put the files into the build and let the dev server serve them. */
    hooks: {
      configureWebpack: () =>
        addToDevServer({
          answer(path) {
            const text = files.get(path.slice(baseUrl.length));
            return text === undefined ? undefined : {type: 'application/json', text};
          },
        }),
      postBuild: ({outDir}) => writeFiles(outDir, files),
    } satisfies Pick<Plugin, 'configureWebpack' | 'postBuild'>,
  };
}

/**
 * Returns true if a page names such files: `link-version-files.ts` changes their links, so each version's page differs.
 */
export function namesVersionFiles(source: string): boolean {
  return /\/docs\/api\/[^/\s]+\//.test(source);
}
