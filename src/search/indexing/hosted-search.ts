import {join} from 'node:path';
import type {Configuration} from 'webpack';
import {ownCache} from '../../build/bundler-cache';

/**
 * Where Algolia is configured: puts DocSearch and its client in the place of our dialog and index, in the bundle and not in
 * the page, so that no site has the code of both.
 *
 * @param config the configuration that `configureWebpack` was called with
 * @returns a part of what it returns
 */
export function hostedSearch(siteDir: string, config: Configuration) {
  return {
    // Exact names must come before Docusaurus' alias of the whole folder.
    mergeStrategy: {'resolve.alias': 'prepend' as const},
    resolve: {
      alias: {
        '@site/src/search/ui/SearchModal$': join(siteDir, 'src/search/hosted/index.tsx'),
        '@site/src/search/engine/service$': join(siteDir, 'src/search/hosted/hosted-service.ts'),
      },
    },
    ...ownCache(config, 'hosted-search'),
  };
}
