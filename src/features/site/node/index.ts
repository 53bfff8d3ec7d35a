import {cp, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsInstances} from '../../../page-model/read-docs';
import {sectionNames} from '../../../lib/section-names';
import {beforePaint} from '../inline-scripts';
import type {ListedPage} from '../../../lib/listed-page';

interface Options {
  /** Inline scripts of features, for every page. */
  scripts: readonly string[];
}

/** Site-wide chores: the list of pages, inline scripts, robots.txt, and the measurements. */
export default function wholeSite({scripts}: Options): (context: LoadContext) => Plugin {
  return ({baseUrl, siteConfig}) => {
    const {url, noIndex, themeConfig} = siteConfig;
    const {announcementBar} = themeConfig as {announcementBar?: {id: string}};
    return {
      name: 'whole-site',

      /** Writes the list of all pages, which the not-found page loads to suggest similar addresses. */
      async allContentLoaded({allContent, actions}) {
        const instances = Object.entries(docsInstances(allContent));
        const pages = instances.flatMap(([id, content]) => listPages(id, content, baseUrl));
        await actions.createData('pages.json', pages);
      },

      // The script that every page needs before it is shown. It follows that of theme-classic: presets come first.
      injectHtmlTags: () => ({
        preBodyTags: [{tagName: 'script', innerHTML: beforePaint(baseUrl, announcementBar?.id, scripts)}],
      }),

      // Readers never load Prism: src/features/code/node/highlight-fences highlights code when a page is compiled. The
      // theme would add languages to it on every page, and ours adds none: see src/theme/prism-include-languages.ts.
      configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': false}}}),

      async postBuild({outDir}) {
        // Crawlers may read everything, even in a build that must not be indexed: they cannot see `noindex` otherwise.
        const sitemap = noIndex ? '' : `\nSitemap: ${url}${baseUrl}sitemap.xml\n`;
        await writeFile(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n${sitemap}`);
        // `vitals.js` on every page loads Google's library only if the page has the analytics tag. It stays out of the
        // bundle, so that readers of a site without analytics load none of it.
        const entry = createRequire(__filename).resolve('web-vitals');
        await cp(join(dirname(entry), 'web-vitals.js'), join(outDir, 'js', 'web-vitals.js'));
      },
    };
  };
}

function listPages(instance: string, {loadedVersions}: LoadedContent, baseUrl: string): ListedPage[] {
  const {default: _, ...names}: Record<string, string> = sectionNames;
  return loadedVersions.flatMap(({docs, label}) => {
    // A docs page is distinguished from its namesakes by its version, any other page by its section.
    const scope = names[instance] ?? label;
    return docs.map(({permalink, title}) => ({path: `/${permalink.slice(baseUrl.length)}`, title, scope}));
  });
}
