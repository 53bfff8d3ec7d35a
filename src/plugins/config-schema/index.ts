import type {LoadContext, Plugin} from '@docusaurus/types';
import {openCache} from '../../build/content-cache';
import {loadedVersions, readDocs} from '../../content/read-docs';
import {versionFiles} from '../../build/version-files';
import {publicName} from '../../lib/versions/version-names';
import {configSchema} from './config-schema';
import {undocumentedKeys} from './undocumented-keys';
import {CONFIGURATION_PAGES, readConfiguration} from './read-configuration';

/**
 * Reads the configuration page of each docs version that has it and makes from it, for the dev server too,
 * - `/docs/api/<version>/config.json`, all keys,
 * - `/docs/api/<version>/config.schema.json`, the JSON Schema of the configuration file.
 */
export default function configSchemaPlugin(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl} = context;
  const files = versionFiles(context, 'config-schema');
  // Content by version: under `npm start`, a save elsewhere must not cost the reading of this page.
  const done = new Map<string, string>();
  return {
    name: 'config-schema',
    async allContentLoaded({allContent}) {
      const cache = await openCache(siteDir, 'config-schema');
      for (const {versionName, docs} of loadedVersions(allContent)) {
        const pages = await readDocs(
          siteDir,
          docs.filter(({id}) => CONFIGURATION_PAGES.includes(id)),
        );
        const content = JSON.stringify(pages);
        if (done.get(versionName) === content) continue;
        for (const page of pages) {
          const version = publicName(versionName);
          const id = `${siteConfig.url}${baseUrl}docs/api/${version}/config.schema.json`;
          const made = cache.get(JSON.stringify([version, id, siteConfig.url, page]), () => {
            const configuration = readConfiguration(version, {...page, url: siteConfig.url + page.url});
            return {configuration, schema: configSchema(configuration, id, undocumentedKeys(versionName))};
          });
          await files.write(versionName, 'config.json', made.configuration);
          await files.write(versionName, 'config.schema.json', made.schema);
        }
        done.set(versionName, content);
      }
      await cache.save();
    },
    ...files.hooks,
  };
}
