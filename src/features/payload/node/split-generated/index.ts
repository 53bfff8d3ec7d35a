import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {readGenerated, replacingAliases, withoutChunkList} from './docusaurus-files';
import {addPageFiles} from './page-files';
import {pageStyles} from './page-styles';
import {LAYOUT, planSections} from './plan-sections';
import {writeModules} from './write-modules';

interface Options {
  /** False leaves everything as Docusaurus makes it. */
  isEnabled: boolean;
}

/** Keeps what grows with the number of pages out of the scripts that every reader loads: see the README here. */
export default function splitGenerated({isEnabled}: Options): (context: LoadContext) => Plugin {
  return ({generatedFilesDir, baseUrl}) => {
    const directory = join(generatedFilesDir, 'split-generated');
    const files = new Map<string, string[]>();
    let split: ReturnType<typeof writeSplit> | undefined;
    /** Records all files that importing a chunk loads, by its name: code that several share is in chunks of its own. */
    const noteFiles = ({hooks}: Compiler) =>
      hooks.afterEmit.tap('split-generated', ({namedChunkGroups}) =>
        namedChunkGroups.forEach(
          (group, name) =>
            void files.set(
              name,
              group.getFiles().filter((file) => /\.(?:js|css)$/.test(file)),
            ),
        ),
      );
    return {
      name: 'split-generated',

      configureWebpack(config, isServer, {currentBundler}) {
        if (!isEnabled || isServer || process.env.NODE_ENV !== 'production') return undefined;
        let plugins;
        try {
          plugins = withoutChunkList(config.plugins ?? [], currentBundler.instance);
          split = writeSplit(generatedFilesDir, directory);
        } catch (error) {
          console.warn(`[WARNING] split-generated is off, pages load more than they need: ${String(error)}`);
          return undefined;
        }
        return {
          mergeStrategy: {'resolve.alias': 'prepend', plugins: 'replace'},
          resolve: {alias: replacingAliases(directory)},
          // The runtime, which every page loads, lists all names and hashes: names serve as ids, and hashes are short.
          output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
          optimization: {chunkIds: 'named', mangleExports: 'size', splitChunks: divide(split.components)},
          plugins: [...plugins, {apply: noteFiles}],
        };
      },

      async postBuild({outDir}) {
        if (split) await addPageFiles({outDir, baseUrl, pages: split.pages, files});
      },
    };
  };
}

interface Chunk {
  name?: string | null;
  canBeInitial(): boolean;
}

/**
 * Keeps the layout in one file: no part of it is split off for being used elsewhere as well, and what it shares with
 * the components of sections is nowhere else.
 *
 * @param components names of the layout's chunk and of the chunks with the components that show the pages of sections
 */
const divide = (components: ReadonlySet<string | null | undefined>) => ({
  chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== LAYOUT,
  cacheGroups: {
    ...pageStyles,
    [LAYOUT]: {
      name: LAYOUT,
      type: /^javascript\//,
      chunks: ({name}: Chunk) => components.has(name),
      minChunks: 2,
      enforce: true,
      priority: 70,
    },
  },
});

/**
 * Writes the modules for the browser.
 *
 * @throws Error when the generated files are not as expected
 */
function writeSplit(generatedFilesDir: string, directory: string) {
  const generated = readGenerated(generatedFilesDir);
  const plan = planSections(generated.routes);
  const texts = writeModules(generated, plan);
  rmSync(directory, {recursive: true, force: true});
  mkdirSync(directory, {recursive: true});
  texts.forEach((text, name) => writeFileSync(join(directory, name), text));
  const components = plan.sections.map(({component}) => plan.chunkOf(component));
  return {pages: plan.pages, components: new Set([LAYOUT, ...components])};
}
