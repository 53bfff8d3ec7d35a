import {join} from 'node:path';
import type {Configuration} from 'webpack';
import {ownCache} from './bundler-cache';

/**
 * Replaces our search dialog and index with DocSearch and its client when Algolia is configured. The bundler does it,
 * not the page, so no site ships the code of both. What imports them has to use these very names.
 *
 * @param config the configuration that `configureWebpack` received
 * @returns settings to merge into its result
 */
export function hostedSearch(siteDir: string, config: Configuration) {
  return {
    // Exact names must come before Docusaurus' alias for the whole folder.
    mergeStrategy: {'resolve.alias': 'prepend' as const},
    resolve: {
      alias: {
        '@site/src/features/search/ui/SearchModal$': join(siteDir, 'src/features/search/hosted/index.tsx'),
        '@site/src/features/search/engine/service$': join(siteDir, 'src/features/search/hosted/hosted-service.ts'),
      },
    },
    ...ownCache(config, 'hosted-search'),
  };
}
