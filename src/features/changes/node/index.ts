import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pageMoves} from '../../versions';
import {compareVersions} from '../../../lib/compare-versions';
import {historyPath} from '../page-history';
import {addToDevServer} from '../../../lib/node/dev-server';
import {writeFiles} from '../../../lib/node/write-files';
import {loadedVersions, readDocs} from '../../../page-model/read-docs';
import {pageHistories, type VersionPages} from './page-history';
import {readComparedPage} from './read-page';

/**
 * Publishes next to each page of the docs what changed in it from version to version: `rest.changes.json` for the page
 * `rest`. It is loaded when a reader opens the list of changes or the version menu. Under `npm start` it is made on
 * request.
 */
export default function pageChanges({siteDir, baseUrl}: LoadContext): Plugin {
  let versions: LoadedVersion[] = [];
  return {
    name: 'page-changes',

    async allContentLoaded({allContent}) {
      versions = loadedVersions(allContent).toSorted((a, b) => compareVersions(b.versionName, a.versionName));
    },

    configureWebpack: () =>
      addToDevServer({
        async answer(path) {
          if (!path.endsWith(historyPath(''))) return undefined;
          const file = (await filesOf(versions, siteDir)).find(({address}) => address === path);
          return file && {type: 'application/json', text: file.text()};
        },
      }),

    async postBuild({outDir}) {
      const pathOf = (address: string) => decodeURI(address.slice(baseUrl.length));
      const files = await filesOf(versions, siteDir);
      await writeFiles(
        outDir,
        files.map(({address, text}) => [pathOf(address), text()] as const),
      );
    },
  };
}

/** The file of each page; its text is made on request. */
async function filesOf(loaded: LoadedVersion[], siteDir: string): Promise<{address: string; text: () => string}[]> {
  const versions = await Promise.all(
    loaded.map(async ({versionName: version, docs}): Promise<VersionPages> => {
      const pages = (await readDocs(siteDir, docs)).map(
        ({id, file, text, url}) =>
          [id, {permalink: url, ...readComparedPage(id, text, file.endsWith('.mdx'))}] as const,
      );
      return {version, pages: new Map(pages)};
    }),
  );
  const historyOf = pageHistories(versions, pageMoves);
  return versions.flatMap(({version, pages}) =>
    [...pages].map(([id, {permalink}]) => ({
      address: historyPath(permalink),
      text: () => JSON.stringify(historyOf(id, version)),
    })),
  );
}
