import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import purgeCssPlugin from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';

type PurgePlugin = Exclude<ReturnType<typeof purgeCssPlugin>, {process: unknown}>;

/** Folders whose scripts name classes: ours, and the packages whose components the site shows. */
const SOURCES = [
  'src',
  'node_modules/@docusaurus/theme-classic',
  'node_modules/@docusaurus/theme-common',
  'node_modules/nprogress',
  'node_modules/@docsearch/react',
  'node_modules/@docsearch/core',
];

/** Classes whose full name is in no source, because it is put together, and pseudo-classes, which no source names. */
const SAFELIST = [
  /^alert--/,
  /^docs-doc-id-/,
  /^docs-version-/,
  /^language-/,
  /^plugin-id-/,
  /^theme-/,
  /^Tool--/,
  /^::?/,
];

/**
 * Parts of Infima and of the theme that this site does not have, but whose names are words of sources. A build test
 * compares them with all pages.
 */
const BLOCKLIST = [
  /^(?:alert--primary|avatar|badge|button--active|card|dropdown|hero|pagination|pills|tabs)$/,
  /^(?:avatar|badge|card|dropdown|hero|pills|tabs)(?:__|--)/,
  /^shadow--/,
  /^(?:footer|navbar)--(?:dark|primary)$/,
  /^tag(?:s|Regular|WithCount)?$/,
];

/** Attributes that scripts set as `dataset.platform`. */
const DATASET = ['data-platform', 'data-upgrade-chosen'];

/** Anything that can be the name of an element, a class, an attribute or a custom property. */
const WORD = /[\w-]+(?:\/\d+)?/g;

/**
 * Removes the styles that no page can use, with PurgeCSS: most of Infima and parts of the theme are for components that
 * this site does not have. A class that no source names goes into the safelist.
 */
export default function purgeCss({siteDir}: LoadContext): Plugin {
  return {
    name: 'purge-css',
    configurePostCss(options) {
      if (process.env.NODE_ENV !== 'production') return options;
      const scripts = SOURCES.flatMap((folder) => scriptsIn(join(siteDir, folder)));
      const words = new Set(scripts.flatMap((file) => readFileSync(file, 'utf8').match(WORD) ?? []));
      const content = [{raw: [...words].join(' '), extension: 'txt'}];
      const purgeExcept = (blocklist: RegExp[]) =>
        purgeCssPlugin({
          content,
          defaultExtractor: (raw: string) => raw.split(' '),
          safelist: SAFELIST,
          blocklist,
          dynamicAttributes: DATASET,
        }) as PurgePlugin;
      const {postcssPlugin, OnceExit: purgeTheirs} = purgeExcept(BLOCKLIST);
      const {OnceExit: purgeOurs} = purgeExcept([]);
      const ours = join(siteDir, 'src');
      const plugin: PurgePlugin = {
        postcssPlugin,
        // Before Docusaurus wraps the rules in a layer: in the tree that it leaves, every other unused rule is skipped.
        async Once(root, helpers) {
          // Our modules have classes with the same names as parts of Infima that this site does not have.
          const purge = root.source?.input.file?.startsWith(ours) ? purgeOurs : purgeTheirs;
          await purge?.(root, helpers);
          // A script that changes may name other classes, so the bundler's cache has to read the style sheet again.
          for (const file of scripts) helpers.result.messages.push({type: 'dependency', plugin: postcssPlugin, file});
        },
      };
      return {...options, plugins: [plugin, ...(options.plugins as object[])]};
    },
  };
}

function scriptsIn(folder: string): string[] {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files.filter((file) => /\.(?:tsx?|js)$/.test(file)).map((file) => join(folder, file));
}
