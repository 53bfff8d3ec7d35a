import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadedVersions, readDocs} from '../version-files/read-docs';
import {versionFiles} from '../version-files/version-files';
import {publicName} from '../version-files/version-names';
import {configSchema} from './config-schema';
import {CONFIGURATION_PAGE, readConfiguration} from './read-configuration';

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
      for (const {versionName, docs} of loadedVersions(allContent)) {
        const pages = await readDocs(
          siteDir,
          docs.filter(({source}) => source.endsWith(`/${CONFIGURATION_PAGE}`)),
        );
        const content = JSON.stringify(pages);
        if (done.get(versionName) === content) continue;
        for (const page of pages) {
          const version = publicName(versionName);
          const configuration = readConfiguration(version, {...page, url: siteConfig.url + page.url});
          const id = `${siteConfig.url}${baseUrl}docs/api/${version}/config.schema.json`;
          await files.write(versionName, 'config.json', configuration);
          await files.write(versionName, 'config.schema.json', configSchema(configuration, id));
        }
        done.set(versionName, content);
      }
    },
    ...files.hooks,
  };
}
