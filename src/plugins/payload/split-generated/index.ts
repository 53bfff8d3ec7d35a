import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ownCache} from '../../../build/bundler-cache';
import {ChunkHashes} from './chunk-hashes';
import {findDocPages, unnamedChunks} from './doc-pages';
import {addPageFiles} from './page-files';
import {layoutScripts} from './layout-scripts';
import {pageStyles} from './page-styles';
import {chunksOfPages, planSections} from './plan-sections';
import {readData, readGenerated} from './read-generated';
import {namedDocs, splitDocs} from './split-docs';
import {writeModules} from './write-modules';

interface Options {
  /** False leaves everything as Docusaurus makes it. */
  isEnabled: boolean;
}

interface Split {
  modules: string[];
  owners: Map<string, string>;
  sections: string[];
  unnamed: Map<string, string[]>;
  ownLayouts: string[];
  pages: Map<string, string[]>;
}

/**
 * Keeps what grows with the number of pages out of the scripts that every reader loads: see the README beside this file.
 * Only the browser's bundle of a production build is changed. When the generated files are not as expected, a warning is
 * printed and Docusaurus' own are used.
 */
export default function splitGenerated(options: Options): (context: LoadContext) => Plugin {
  return (context) => createPlugin(context, options);
}

function createPlugin({generatedFilesDir, siteConfig, baseUrl}: LoadContext, {isEnabled}: Options): Plugin {
  const directory = join(generatedFilesDir, 'split-generated');
  let split: Split | undefined;
  let files: Map<string, string[]> | undefined;
  return {
    name: 'split-generated',

    configureWebpack(config, isServer, {currentBundler}) {
      if (!isEnabled || isServer || process.env.NODE_ENV !== 'production') return undefined;
      try {
        split = writeSplit(generatedFilesDir, directory, namedDocs(siteConfig.themeConfig));
      } catch (error) {
        console.warn(`[WARNING] split-generated is off, pages load more than they need: ${String(error)}`);
        return undefined;
      }
      const {modules, owners, sections, unnamed, ownLayouts} = split;
      const {chunks, cacheGroups} = layoutScripts(ownLayouts);
      const onFiles = (written: Map<string, string[]>) => (files = written);
      return {
        // Exact names must come before Docusaurus' alias of the whole folder.
        mergeStrategy: {'resolve.alias': 'prepend'},
        resolve: {
          alias: Object.fromEntries(modules.map((name) => [`@generated/${name}$`, join(directory, `${name}.js`)])),
        },
        optimization: {chunkIds: 'named', splitChunks: {chunks, cacheGroups: {...pageStyles, ...cacheGroups}}},
        ...ownCache(config, 'split-generated'),
        plugins: [new ChunkHashes({bundler: currentBundler.instance, owners, sections, unnamed, onFiles})],
      };
    },

    async postBuild({outDir}) {
      if (split && files) await addPageFiles({outDir, baseUrl, pages: split.pages, files});
    },
  };
}

/** @throws Error when the generated files are not as expected */
function writeSplit(generatedFilesDir: string, directory: string, pinned: Set<string>): Split {
  const generated = readGenerated(generatedFilesDir);
  const plan = planSections(generated);
  const docs = splitDocs(generated.docs, plan.sections, pinned);
  const docPages = findDocPages(plan, docs, (chunk) => readData(generatedFilesDir, generated.requests.get(chunk)));
  const texts = writeModules(generated, plan, docs, docPages);
  rmSync(directory, {recursive: true, force: true});
  mkdirSync(directory, {recursive: true});
  texts.forEach((text, name) => writeFileSync(join(directory, name), text));
  return {
    modules: ['routes', 'registry', 'routesChunkNames', 'globalData'],
    owners: new Map([...plan.owners].map(([chunk, section]) => [plan.names.get(chunk) ?? chunk, section.name])),
    sections: plan.sections.map(({name}) => name),
    unnamed: new Map([...docPages].map(([{name}, pages]) => [name, unnamedChunks(pages)])),
    ownLayouts: plan.ownLayouts,
    pages: chunksOfPages(generated, plan),
  };
}
