import {createHash} from 'node:crypto';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ownCache} from '../../build/bundler-cache';
import {checkPatches} from './check-patches';
import {patches} from './patches';

/**
 * Where Algolia is configured: puts DocSearch and its client in the place of our dialog and index, in the bundle and not
 * in the page, so that no site has the code of both. DocSearch gets what it has no option for.
 */
export default function hostedSearch({siteDir}: LoadContext): Plugin {
  const docSearch = join(dirname(require.resolve('@docsearch/react')), '..', '..');
  return {
    name: 'hosted-search',
    configureWebpack(config) {
      checkPatches(docSearch);
      const fingerprint = createHash('sha256').update(JSON.stringify(patches)).digest('hex').slice(0, 8);
      return {
        // Exact names must come before Docusaurus' alias of the whole folder.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: {
            '@site/src/components/search/SearchModal$': join(siteDir, 'src/components/search/HostedSearch/index.tsx'),
            '@site/src/lib/search/service$': join(siteDir, 'src/lib/search/hosted-service.ts'),
          },
        },
        module: {
          rules: [
            {
              test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/]esm[\\/][^\\/]+\.js$/,
              use: [{loader: join(__dirname, 'patch-loader.cjs'), options: {patches}}],
            },
          ],
        },
        ...ownCache(config, `hosted-search-${fingerprint}`),
      };
    },
  };
}
