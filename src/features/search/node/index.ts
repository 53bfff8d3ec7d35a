import {cp, readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SHARD_MANIFEST, type ShardInfo} from '../engine/shard';
import {addToDevServer} from '../../../lib/node/dev-server';
import {docsInstances, loadedVersions} from '../../../page-model/read-docs';
import {readVersionFolders} from '../../versions/node';
import {WORKING_COPY} from '../../../lib/version-names';
import {CONFIGURATION_PAGES} from '../../../page-model/fixed-pages';
import {collectShard, type ErrorPages} from './collect-shard';
import {exportRecords} from './export-records';
import {laterPages} from './later-pages';
import {lazyShards} from './lazy-shards';
import {deadKeywords, lookUpKeywords, readPlacedKeywords} from './place-keywords';
import {KEYWORDS_FOLDER, keywordError} from './read-keywords';
import {readIndexedPage} from './read-page';
import {SHARD_FOLDER, tagOf, writeShards} from './shard-files';

export {deadKeywords, placeKeywords} from './place-keywords';
export {KEYWORDS_FOLDER, parseKeywords, readKeywords, type PageKeywords} from './read-keywords';

export interface SearchOptions {
  /** The pages that list the errors of the versions, if the site has them. */
  errorPages?: ErrorPages;
  /** The names for readers of the docs instances that have no versions, by id: `{fabric: 'Fabric'}`. */
  sections: Record<string, string>;
  /** By instance, the folder of pages about screens that duplicate operations; an empty name means all of it. */
  screens: Record<string, string>;
  /** The hosted search service; if undefined, the site uses only the index built here. */
  algolia: AlgoliaSettings | undefined;
  /** The address at which readers open an issue, with `{title}` and `{body}`. */
  issueUrl: string;
  /** True under `npm start`, where each shard is built on its first request. */
  isDevelopment: boolean;
}

export interface AlgoliaSettings {
  appId: string;
  /** A search-only key, because every reader receives it. */
  apiKey: string;
  indexName: string;
  /** ID of an Agent Studio agent that answers questions. */
  agentId: string | undefined;
}

/** The data that the build passes to the search UI. */
export interface SearchData extends Pick<SearchOptions, 'algolia' | 'issueUrl'> {
  language: string;
  shards: ShardInfo[];
}

/**
 * Builds the search index: one shard per docs instance and version, so readers load only what they can see. Shards are
 * written while the content is loaded; under `npm start`, they are built on demand.
 */
export default function searchIndex(options: SearchOptions): (context: LoadContext) => Plugin {
  return (context) => {
    const {baseUrl, siteDir, i18n} = context;
    const folder = join(context.generatedFilesDir, SHARD_FOLDER);
    const publicPath = `${baseUrl}${SHARD_FOLDER}/`;
    const development = lazyShards(publicPath);

    return {
      name: 'search-index',

      getPathsToWatch: () => [join(siteDir, KEYWORDS_FOLDER, '*.yml')],

      async allContentLoaded({allContent, actions}) {
        const language = i18n.currentLocale;
        const versions = Object.entries(docsInstances(allContent)).flatMap(([instance, content]) =>
          content.loadedVersions.map((version) => ({instance, version})),
        );
        const placed = await readPlacedKeywords(siteDir);
        const keywordsOf = lookUpKeywords(placed);
        const versionFolders = readVersionFolders(siteDir);
        const released = loadedVersions(allContent).filter(({versionName}) => versionName !== WORKING_COPY);
        const planned = versions.map(({instance, version}) => {
          const name = version.versionName;
          const label = options.sections[instance] ?? version.label;
          const identity = {tag: `docs-${instance}-${name}`, instance, language, version: name, label};
          const screens = options.screens[instance];
          const {errorPages} = options;
          const later = released.includes(version) ? laterPages(name, released, versionFolders) : [];
          const make = () =>
            collectShard(version, identity, {siteDir, baseUrl, screens, keywordsOf, later, errorPages});
          return {tag: identity.tag, instance, label, version, make};
        });
        const folders = options.isDevelopment
          ? planned.map(({tag, make}) => development.offer(tag, make))
          : await writeShards(await Promise.all(planned.map(({make}) => make())), folder);
        if (!options.isDevelopment) {
          const anchorsIn = async (file: string) => {
            const {sections} = readIndexedPage(await readFile(join(siteDir, file), 'utf8'), file.endsWith('.mdx'));
            return new Set(sections.map(({anchor}) => anchor ?? ''));
          };
          const dead = await deadKeywords(placed, anchorsIn);
          if (dead.length > 0) throw keywordError(dead);
        }
        const infos = planned.map(({tag, instance, label, version}, position) => ({
          tag,
          instance,
          label,
          url: `${publicPath}${folders[position]}`,
          root: version.path,
          settings: version.docs.find(({id}) => CONFIGURATION_PAGES.includes(id))?.permalink,
          errors: instance === 'default' ? linkToErrors(version, options.errorPages) : undefined,
        }));
        const {algolia, issueUrl} = options;
        actions.setGlobalData({language, shards: infos, algolia, issueUrl} satisfies SearchData);
      },

      configureWebpack: () => addToDevServer({answer: development.answer}),

      async postBuild({outDir}) {
        await cp(folder, join(outDir, SHARD_FOLDER), {recursive: true});
        const names = await readdir(folder);
        const addresses = names.toSorted().map((name) => [tagOf(name), publicPath + name]);
        await writeFile(join(outDir, SHARD_MANIFEST), JSON.stringify(Object.fromEntries(addresses)));
      },

      extendCli(cli) {
        cli
          .command('search:records')
          .description(
            'Print the search records of the built site, one JSON object per line, in the form of DocSearch.',
          )
          .option('--dir <dir>', 'the built site', 'build')
          .option('--out <file>', 'write to a file instead of the standard output')
          .action((flags: {dir: string; out?: string}) => exportRecords(join(siteDir, flags.dir), context, flags.out));
      },
    };
  };
}

function linkToErrors(version: LoadedVersion, pages: SearchOptions['errorPages']): ShardInfo['errors'] {
  return pages && {title: pages.title, url: pages.pathIn(version)};
}
