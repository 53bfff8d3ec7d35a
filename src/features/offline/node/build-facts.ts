import {readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compilation, Compiler} from 'webpack';
import {writeFiles} from '../../../lib/node/write-files';
import {docsInstances} from '../../../page-model/read-docs';
import {OFFLINE_FOLDER} from '../shared/offline-index';

/** Facts about a build that only Docusaurus and the bundler know. */
export interface BuildFacts extends BundledFiles {
  /** The versions of all docs instances. */
  versions: InstanceVersion[];
}

/** A version of a docs instance: its pages are below its path, unless another version has a longer path above them. */
export interface InstanceVersion {
  /** Id of the instance; that of the versioned docs is `default`. */
  instance: string;
  version: string;
  label: string;
  path: string;
}

/** Scripts and styles of a build, as paths in its folder. */
interface BundledFiles {
  /** The script that starts every page. Its name has a hash that depends on all others, so it is of one build only. */
  runtime: string;
  /** All files that a page, or a part of one, can load, without those of no use without a connection. */
  code: string[];
  /** The code of the search dialog. */
  search: string[];
}

type ChunkGroup = Compilation['chunkGroups'][number];

/** The `webpackChunkName` of the import of the search dialog. */
const SEARCH = 'search-dialog';
/** The same of the imports of the hosted search, which needs a connection. */
const HOSTED = new Set<string | null | undefined>(['search-hosted', 'search-hosted-ask', 'search-hosted-service']);

/** The plugin leaves the facts here for `takeBuildFacts`: what uses them has to wait for what all plugins write. */
const FILE = join(OFFLINE_FOLDER, 'build.json');

/** Notes what `writeOffline` has to know of a build. */
export default function noteBuildFacts(): Plugin {
  let versions: InstanceVersion[] = [];
  let bundled: BundledFiles | undefined;
  return {
    name: 'offline',

    async allContentLoaded({allContent}) {
      versions = Object.entries(docsInstances(allContent)).flatMap(([instance, {loadedVersions}]) =>
        loadedVersions.map(({versionName, label, path}) => ({instance, version: versionName, label, path})),
      );
    },

    configureWebpack(_config, isServer) {
      if (isServer) return undefined;
      const apply = ({hooks}: Compiler) =>
        hooks.afterEmit.tap('offline', (compilation) => {
          bundled = bundledFiles(compilation);
        });
      return {plugins: [{apply}]};
    },

    async postBuild({outDir}) {
      await writeFiles(outDir, [[FILE, JSON.stringify({versions, ...bundled})]]);
    },
  };
}

/** Reads the facts of a finished build, and removes them from it. */
export async function takeBuildFacts(outDir: string): Promise<BuildFacts> {
  const file = join(outDir, FILE);
  const facts = JSON.parse(await readFile(file, 'utf8')) as BuildFacts;
  await rm(file);
  return facts;
}

/**
 * Lists the files of a finished compilation.
 *
 * @throws Error when no script starts the pages, or nothing imports the search dialog
 */
export function bundledFiles({entrypoints, namedChunkGroups}: Compilation): BundledFiles {
  const [runtime] = [...entrypoints.values()].flatMap((entry) => [...(entry.getRuntimeChunk()?.files ?? [])]);
  if (runtime === undefined) throw new Error('The build has no script that starts its pages.');
  const search = namedChunkGroups.get(SEARCH);
  if (!search) throw new Error(`The build has no search code: no import is named ${SEARCH}.`);
  return {
    runtime,
    code: filesOf(reachable(entrypoints.values())),
    search: filesOf([search]),
  };
}

/**
 * The files that pages can load, from the script that starts them on, but not the hosted search and the files that only
 * it loads.
 */
function reachable(entries: Iterable<ChunkGroup>): ChunkGroup[] {
  const found = new Map<string, ChunkGroup>();
  const add = (group: ChunkGroup) => {
    const key = group.getFiles().join();
    if (found.has(key) || HOSTED.has(group.name)) return;
    found.set(key, group);
    for (const child of group.childrenIterable) add(child);
  };
  for (const entry of entries) add(entry);
  return [...found.values()];
}

function filesOf(groups: readonly ChunkGroup[]): string[] {
  return [...new Set(groups.flatMap((group) => group.getFiles()))].filter((file) => /\.(?:js|css)$/.test(file));
}
