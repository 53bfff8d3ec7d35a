import type {LoadContext, Plugin} from '@docusaurus/types';
import {openCache} from '../../build/content-cache';
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
  // Content by version: under `npm start`, a save elsewhere must not cost the reading of these pages.
  const done = new Map<string, string>();
  return {
    name: 'api-catalogue',
    async allContentLoaded({allContent, actions}) {
      const cache = await openCache(siteDir, 'api-catalogue');
      for (const {versionName, path, docs} of loadedVersions(allContent)) {
        const pages = await readDocs(
          siteDir,
          docs.filter(({sourceDirName}) => sourceDirName === SECTION),
        );
        // Up to 4.1 the operations were documented elsewhere.
        if (pages.length === 0) continue;
        const content = JSON.stringify(pages);
        if (done.get(versionName) === content) continue;
        const place = {url: siteConfig.url, docsUrl: `${siteConfig.url}${path}/${SECTION}`};
        const version = publicName(versionName);
        const made = cache.get(JSON.stringify([version, place, content]), () => makeFiles(version, pages, place));
        await files.write(versionName, 'operations.json', made.catalogue);
        await files.write(versionName, 'openapi.json', made.openApi);
        await actions.createData(`operations-${versionName}.json`, made.rows);
        done.set(versionName, content);
      }
      await cache.save();
    },
    ...files.hooks,
  };
}

interface Place {
  /** Origin of the site. */
  url: string;
  /** Address of the operation pages of the version. */
  docsUrl: string;
}

function makeFiles(version: string, pages: Parameters<typeof buildCatalogue>[1], {url, docsUrl}: Place) {
  const local = buildCatalogue(version, pages);
  const operations = local.operations.map((operation) => ({...operation, url: url + operation.url}));
  const catalogue = {...local, operations};
  return {catalogue, openApi: openApiDocument(catalogue, docsUrl), rows: indexRows(local)};
}
