import {cp, mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {buildCatalogue} from './build-catalogue';
import {indexRows} from './index-rows';
import {openApiDocument} from './openapi';
import type {OperationPage} from './types';

/** Folder of the docs that the operation pages are in. */
const SECTION = 'developers/operations-api';

/**
 * Reads the operation pages of each docs version and makes from them
 * - `/docs/api/<version>/operations.json` and `openapi.json`, which the dev server serves as well,
 * - the rows of the operation index, as `@generated/api-catalogue/default/operations-<version>.json`.
 */
export default function apiCatalogue({siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext): Plugin {
  const staticDir = join(generatedFilesDir, 'api-catalogue-files');

  async function readPages({docs}: LoadedVersion): Promise<OperationPage[]> {
    const pages = docs.filter(({sourceDirName}) => sourceDirName === SECTION);
    return Promise.all(
      pages.map(async ({source, permalink}) => {
        const file = aliasedSitePathToRelativePath(source);
        return {file, text: await readFile(join(siteDir, file), 'utf8'), url: withoutSlash(permalink)};
      }),
    );
  }

  return {
    name: 'api-catalogue',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      for (const version of docs?.loadedVersions ?? []) {
        const pages = await readPages(version);
        const absolute = pages.map((page) => ({...page, url: siteConfig.url + page.url}));
        const catalogue = buildCatalogue(publicName(version), absolute);
        const docsUrl = `${siteConfig.url}${version.path}/${SECTION}`;
        const directory = join(staticDir, 'docs', 'api', publicName(version));
        await mkdir(directory, {recursive: true});
        await writeFile(join(directory, 'operations.json'), JSON.stringify(catalogue));
        await writeFile(join(directory, 'openapi.json'), JSON.stringify(openApiDocument(catalogue, docsUrl)));
        const rows = indexRows(buildCatalogue(version.versionName, pages));
        await actions.createData(`operations-${version.versionName}.json`, rows);
      }
    },
    // The types of Docusaurus leave out devServer, which `npm start` merges into its own settings.
    configureWebpack: () => ({devServer: {static: [{directory: staticDir, publicPath: baseUrl}]}}) as object,
    postBuild: ({outDir}) => cp(staticDir, outDir, {recursive: true}),
  };
}

/** Docusaurus takes the slash at the end of index pages away later. */
function withoutSlash(permalink: string): string {
  return permalink.replace(/\/$/, '');
}

/** The working copy is served as `next`. */
function publicName({versionName}: LoadedVersion): string {
  return versionName === 'current' ? 'next' : versionName;
}
