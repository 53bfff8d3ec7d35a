import {cp} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ShardInfo} from '../../lib/search/shard';
import {deadRecords} from './check-anchors';
import {collectShard} from './collect-shard';
import {exportRecords} from './export-records';
import {SHARD_FOLDER, readShards, writeShards} from './shard-files';

export interface SearchOptions {
  /** What readers call the docs instances that have no versions, by id: `{fabric: 'Fabric'}`. */
  sections: Record<string, string>;
  /** The hosted search service, or undefined: then the index built here answers alone. */
  algolia: AlgoliaSettings | undefined;
  /** Address at which a reader opens an issue. */
  newIssueUrl: string;
}

export interface AlgoliaSettings {
  appId: string;
  /** Search-only: every reader gets it. */
  apiKey: string;
  indexName: string;
  /** Id of an Agent Studio agent that answers questions. */
  agentId: string | undefined;
}

/** What the search interface learns from the build. */
export interface SearchData extends Pick<SearchOptions, 'algolia' | 'newIssueUrl'> {
  language: string;
  shards: ShardInfo[];
}

/**
 * Builds the search index: a file per docs instance and version, so that a reader loads what they can see. The files are
 * written while the content is loaded, which makes search work under `npm start` as well.
 */
export default function searchIndex(options: SearchOptions): (context: LoadContext) => Plugin {
  return (context) => createPlugin(context, options);
}

function createPlugin(context: LoadContext, options: SearchOptions): Plugin {
  const {baseUrl, siteDir, siteConfig, i18n} = context;
  const {trailingSlash} = siteConfig;
  const folder = join(context.generatedFilesDir, SHARD_FOLDER);
  const publicPath = `${baseUrl}${SHARD_FOLDER}/`;

  return {
    name: 'search-index',

    async allContentLoaded({allContent, actions}) {
      const language = i18n.currentLocale;
      const versions = Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
        ([instance, content]) => (content as LoadedContent).loadedVersions.map((version) => ({instance, version})),
      );
      const shards = await Promise.all(
        versions.map(({instance, version}) =>
          collectShard(version, {siteDir, language, trailingSlash, instance, sectionLabel: options.sections[instance]}),
        ),
      );
      const files = await writeShards(shards, folder);
      const infos = shards.map(({tag, instance, label}, position) => ({
        tag,
        instance,
        label,
        url: `${publicPath}${files[position]}`,
        root: versions[position]!.version.path,
      }));
      const {algolia, newIssueUrl} = options;
      actions.setGlobalData({language, shards: infos, algolia, newIssueUrl} satisfies SearchData);
    },

    // Docusaurus hands `devServer` on to the development server; its type does not know of it.
    configureWebpack: () =>
      ({devServer: {static: [{directory: folder, publicPath, watch: false}]}}) as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >,

    async postBuild({outDir}) {
      const shards = await readShards(folder);
      const dead = (await Promise.all(shards.map((shard) => deadRecords(shard, outDir, baseUrl)))).flat();
      if (dead.length > 0) throw new Error(`Search results would lead nowhere:\n${dead.join('\n')}`);
      await cp(folder, join(outDir, SHARD_FOLDER), {recursive: true});
    },

    extendCli(cli) {
      cli
        .command('search:records')
        .description('Print the search records of the built site, one JSON object per line, in the form of DocSearch.')
        .option('--dir <dir>', 'the built site', 'build')
        .option('--out <file>', 'write to a file instead of the standard output')
        .action((flags: {dir: string; out?: string}) => exportRecords(join(siteDir, flags.dir), context, flags.out));
    },
  };
}
