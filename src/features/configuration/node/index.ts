import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONFIGURATION_PAGES, CONFIGURATION_PARTS} from '../../../page-model/fixed-pages';
import {loadedVersions, readDocs} from '../../../page-model/read-docs';
import {versionFiles} from '../../versions/node';
import {publicName} from '../../../lib/version-names';
import {configSchema as schemaOf} from './config-schema';
import {readConfiguration} from './read-configuration';

export {default as addKeyFilter} from './add-key-filter';
export {configSchema} from './config-schema';
export {CONFIGURATION_FILE, configurationPages, configurationsOf} from './read-configuration';
export type {ConfigKey, Configuration} from './types';

interface Options {
  /** The keys that a version has, but that its page does not need to name. */
  undocumentedKeys: (version: string) => ReadonlySet<string>;
}

/**
 * Reads the configuration page of each docs version that has it, with its parts, and makes from them, for the dev server too,
 * - `/docs/api/<version>/config.json`, all keys,
 * - `/docs/api/<version>/config.schema.json`, the JSON Schema of the configuration file.
 */
export default function configurationFiles({undocumentedKeys}: Options): (context: LoadContext) => Plugin {
  return (context) => plugin(context, undocumentedKeys);
}

function plugin(context: LoadContext, undocumentedKeys: Options['undocumentedKeys']): Plugin {
  const {siteDir, siteConfig, baseUrl} = context;
  const files = versionFiles(context);
  return {
    name: 'config-schema',
    async allContentLoaded({allContent}) {
      for (const {versionName, docs} of loadedVersions(allContent)) {
        const main = docs.find(({id}) => CONFIGURATION_PAGES.includes(id));
        if (!main) continue;
        const parts = CONFIGURATION_PARTS.flatMap((part) => docs.filter(({id}) => id === part));
        const pages = await readDocs(siteDir, [main, ...parts]);
        const version = publicName(versionName);
        const id = `${siteConfig.url}${baseUrl}docs/api/${version}/config.schema.json`;
        const addressed = pages.map((page) => ({...page, url: siteConfig.url + page.url}));
        const configuration = readConfiguration(version, addressed);
        files.add(versionName, 'config.json', configuration);
        files.add(versionName, 'config.schema.json', schemaOf(configuration, id, undocumentedKeys(versionName)));
      }
    },
    ...files.hooks,
  };
}
