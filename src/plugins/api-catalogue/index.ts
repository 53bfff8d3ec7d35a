import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedVersions, readDocs} from '../../content/read-docs';
import {versionFiles} from '../../build/version-files';
import {publicName} from '../../lib/versions/version-names';
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
  return {
    name: 'api-catalogue',
    async allContentLoaded({allContent, actions}) {
      for (const {versionName, path, docs} of loadedVersions(allContent)) {
        const pages = await readDocs(
          siteDir,
          docs.filter(({sourceDirName}) => sourceDirName === SECTION),
        );
        // Up to 4.1 the operations were documented elsewhere.
        if (pages.length === 0) continue;
        const local = buildCatalogue(publicName(versionName), pages);
        const operations = local.operations.map((operation) => ({...operation, url: siteConfig.url + operation.url}));
        const catalogue = {...local, operations};
        await files.write(versionName, 'operations.json', catalogue);
        await files.write(
          versionName,
          'openapi.json',
          openApiDocument(catalogue, `${siteConfig.url}${path}/${SECTION}`),
        );
        await actions.createData(`operations-${versionName}.json`, indexRows(local));
      }
    },
    ...files.hooks,
  };
}
