import {cp} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToDevServer} from '../../../lib/node/dev-server';
import {writeFiles} from '../../../lib/node/write-files';
import {docsInstances} from '../../../page-model/read-docs';
import {markdownPath} from '../markdown-path';
import {collectSections, type SiteSection, type SectionNames} from './collect-pages';
import {findSource} from './find-source';
import {sectionFiles, type Entry} from './llms';
import {readArticle} from './read-article';
import {writePage} from './write-page';

export interface MarkdownPagesOptions {
  /** Names of the docs instances, by id: see `collectSections`. */
  sections: Record<string, SectionNames>;
}

/**
 * Publishes every page as Markdown, at its address plus `.md`, and lists of the pages of each version and section:
 * `llms.txt`, `llms-full.txt` and `index.json`. The two text files of the latest version are also at the root of the
 * site, where programs look first. All are made from the built pages, so the Markdown says what the page says.
 */
export default function markdownPages({sections: names}: MarkdownPagesOptions): (context: LoadContext) => Plugin {
  return ({siteDir, siteConfig: {url}, baseUrl}) => {
    let sections: SiteSection[] = [];

    return {
      name: 'markdown-pages',

      async allContentLoaded({allContent}) {
        sections = collectSections(docsInstances(allContent), names, siteDir);
      },

      configureWebpack: () => addToDevServer({answer: (path) => findSource(path, sections, siteDir)}),

      async postBuild({outDir}) {
        const addresses = new Set(sections.flatMap(({pages}) => pages.map(({permalink}) => permalink)));
        const pathOf = (address: string) => decodeURI(address.slice(baseUrl.length));
        for (const section of sections) {
          const entries: Entry[] = [];
          for (const page of section.pages) {
            const article = await readArticle(join(outDir, pathOf(`${page.permalink}.html`)));
            const {file, images, ...made} = writePage(page, section, article, {url, addresses});
            await writeFiles(outDir, [[pathOf(markdownPath(page.permalink)), file]]);
            for (const {source, path} of images) await cp(join(siteDir, source), join(outDir, pathOf(path)));
            entries.push({page, ...made});
          }
          const others = sections.filter((other) => other !== section);
          const files = sectionFiles(section, entries, others, url);
          await writeFiles(join(outDir, pathOf(section.root)), files);
          const lists = files.filter(([file]) => file.endsWith('.txt'));
          if (section.isMain) await writeFiles(outDir, lists);
        }
      },
    };
  };
}
