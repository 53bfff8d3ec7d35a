import {cp, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docsInstances} from '../../content/read-docs';
import {sectionNames} from '../../data/section-names';
import {beforePaint} from '../../lib/inline-scripts';
import type {Page} from '../../lib/similar-pages';

/** What the whole site has once, and what is too small for a plugin of its own. */
export default function wholeSite({baseUrl, siteConfig}: LoadContext): Plugin {
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

    // What every page needs before it is shown, as one script right after that of theme-classic: the preset comes first.
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: beforePaint(baseUrl, announcementBar?.id)}]}),

    // Readers never load Prism: `src/remark/highlight-fences` has highlighted the code when the page was compiled. What is
    // left in the bundle that every page shares is a client module of theme-classic 3.10.2, which teaches Prism our languages.
    configureWebpack: () => ({
      resolve: {alias: {[require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false}},
    }),

    async postBuild({outDir}) {
      // Nothing is forbidden, not even in a build that is not to be indexed: a page that may not be read cannot say so.
      const sitemap = noIndex ? '' : `\nSitemap: ${url}${baseUrl}sitemap.xml\n`;
      await writeFile(join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n${sitemap}`);
      // `vitals.js` on every page loads Google's library only when the analytics tag is there. It stays outside the bundle,
      // so that a site without analytics ships none of it to its readers.
      const entry = createRequire(__filename).resolve('web-vitals');
      await cp(join(dirname(entry), 'web-vitals.js'), join(outDir, 'js', 'web-vitals.js'));
    },
  };
}

function listPages(instance: string, {loadedVersions}: LoadedContent, baseUrl: string): Page[] {
  const {default: _, ...names}: Record<string, string> = sectionNames;
  return loadedVersions.flatMap(({docs, label}) => {
    // A version tells a page of the docs from its namesakes, its section any other.
    const scope = names[instance] ?? label;
    return docs.map(({permalink, title}) => ({path: `/${permalink.slice(baseUrl.length)}`, title, scope}));
  });
}
