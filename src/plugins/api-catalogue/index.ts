import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedVersions, readDocs} from '../version-files/read-docs';
import {versionFiles} from '../version-files/version-files';
import {publicName} from '../version-files/version-names';
import {buildCatalogue} from './build-catalogue';
import {indexRows} from './index-rows';
import {openApiDocument} from './openapi';

/** Folder of the docs that the operation pages are in. */
const SECTION = 'developers/operations-api';

/**
 * Reads the operation pages of each docs version and makes from them
 * - `/docs/api/<version>/operations.json` and `openapi.json`, which the dev server serves as well,
 * - the rows of the operation index, as `@generated/api-catalogue/default/operations-<version>.json`.
 */
export default function apiCatalogue(context: LoadContext): Plugin {
  const {siteDir, siteConfig} = context;
  const files = versionFiles(context, 'api-catalogue');
  // Content by version: under `npm start`, a save elsewhere must not cost the reading of these pages.
  const done = new Map<string, string>();
  return {
    name: 'api-catalogue',
    async allContentLoaded({allContent, actions}) {
      for (const {versionName, path, docs} of loadedVersions(allContent)) {
        const pages = await readDocs(
          siteDir,
          docs.filter(({sourceDirName}) => sourceDirName === SECTION),
        );
        const content = JSON.stringify(pages);
        if (done.get(versionName) === content) continue;
        const local = buildCatalogue(publicName(versionName), pages);
        const catalogue = {
          ...local,
          operations: local.operations.map((operation) => ({...operation, url: siteConfig.url + operation.url})),
        };
        const docsUrl = `${siteConfig.url}${path}/${SECTION}`;
        await files.write(versionName, 'operations.json', catalogue);
        await files.write(versionName, 'openapi.json', openApiDocument(catalogue, docsUrl));
        await actions.createData(`operations-${versionName}.json`, indexRows(local));
        done.set(versionName, content);
      }
    },
    ...files.hooks,
  };
}
