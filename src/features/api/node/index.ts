import type {LoadContext, Plugin} from '@docusaurus/types';
import {OPERATIONS} from '../../../page-model/fixed-pages';
import {loadedVersions} from '../../../page-model/read-docs';
import {productIn} from '../../versions';
import {versionFiles} from '../../versions/node';
import {catalogueOf} from './build-catalogue';
import {indexRows} from './index-rows';
import {openApiDocument} from './openapi';

export {catalogueOf, cataloguesOf, operationsNamed} from './build-catalogue';
export {default as groupExamples} from './group-operation-examples';
export {default as importRows} from './import-operation-rows';
export {requestSchemas} from './openapi';
export type {Catalogue, Operation} from './types';

/**
 * Reads the operation pages of each docs version and makes from them
 * - `/docs/api/<version>/operations.json` and `openapi.json`, which the dev server serves as well,
 * - the rows of the operation index, as `@generated/api-catalogue/default/operations-<version>.json`.
 */
export default function apiCatalogue(context: LoadContext): Plugin {
  const {siteDir, siteConfig} = context;
  const files = versionFiles(context);
  return {
    name: 'api-catalogue',
    async allContentLoaded({allContent, actions}) {
      for (const version of loadedVersions(allContent)) {
        const {versionName, path, docs} = version;
        const local = await catalogueOf(version, siteDir);
        if (local.operations.length === 0) continue;
        const operations = local.operations.map((operation) => ({...operation, url: siteConfig.url + operation.url}));
        const catalogue = {...local, operations};
        files.add(versionName, 'operations.json', catalogue);
        const about = {
          product: productIn(versionName),
          description: docs.find(({id}) => id === `${OPERATIONS}/index`)?.description ?? '',
          docsUrl: `${siteConfig.url}${path}/${OPERATIONS}`,
        };
        files.add(versionName, 'openapi.json', openApiDocument(catalogue, about));
        await actions.createData(`operations-${versionName}.json`, indexRows(local));
      }
    },
    ...files.hooks,
  };
}
