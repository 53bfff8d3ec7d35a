import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, extname, join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {markdownPath} from '../../lib/markdown-path';
import {readFigures} from './read-figures';
import {collectSections, type DocPage, type ListPage, type Section} from './collect-pages';
import {draftCache} from './draft-cache';
import {sectionFiles, type Entry, type SectionName} from './llms';
import type {Addresses} from './resolve-address';
import {readSiteData} from './site-data';
import {writeListPage, writePage, type PageText} from './write-page';

export interface MarkdownPagesOptions {
  /** The docs version that is served without a number. */
  latestVersion: string;
  /** What the docs instances are called, by id; `{version}` stands for the version. */
  sections: Record<string, SectionName>;
}

/**
 * Publishes every page as Markdown, at its address plus `.md`, and for each version and section the lists of them:
 * `llms.txt`, `llms-full.txt` and `index.json`. Those of the latest version stand at the root of the site as well, where
 * programs look first.
 */
export default function markdownPages(options: MarkdownPagesOptions): (context: LoadContext) => Plugin {
  return (context) => createPlugin(context, options);
}

function createPlugin(
  {siteDir, siteConfig, baseUrl, generatedFilesDir}: LoadContext,
  options: MarkdownPagesOptions,
): Plugin {
  const readDraft = draftCache(join(siteDir, 'node_modules', '.cache', 'markdown-pages'));
  let sections: Section[] = [];

  function nameOf({instance, label}: Section): SectionName {
    const {title, summary} = options.sections[instance] ?? {title: instance, summary: ''};
    return {title: title.replace('{version}', label), summary};
  }

  return {
    name: 'markdown-pages',

    async allContentLoaded({allContent}) {
      sections = collectSections(
        (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>,
        siteDir,
      );
    },

    async postBuild({outDir}) {
      const data = await readSiteData(generatedFilesDir, sections);
      const site = {...addressesOf(sections), url: siteConfig.url, baseUrl, ...options, data};
      const fileOf = (address: string) => join(outDir, decodeURI(address.slice(baseUrl.length)));

      async function makePage(page: DocPage | ListPage, section: Section): Promise<Made> {
        if ('entries' in page) {
          const headings = page.entries.map(({title}) => ({level: 2, text: title}));
          return {text: writeListPage(page, section, site), headings, words: 0};
        }
        const source = await readFile(join(siteDir, page.file), 'utf8');
        try {
          const draft = await readDraft(source, extname(page.file) === '.mdx');
          const figures = draft.hasFigures ? await readFigures(`${fileOf(page.permalink)}.html`) : [];
          return {...draft, text: writePage(page, section, draft, figures, site)};
        } catch (error) {
          throw new Error(`${page.file} cannot be written as Markdown.`, {cause: error});
        }
      }

      async function write(address: string, text: string): Promise<void> {
        await mkdir(dirname(fileOf(address)), {recursive: true});
        await writeFile(fileOf(address), text);
      }

      for (const section of sections) {
        const entries: Entry[] = [];
        for (const page of section.pages) {
          const {text, headings, words} = await makePage(page, section);
          await write(markdownPath(page.permalink), text.file);
          for (const {source, path} of text.images) {
            await mkdir(dirname(fileOf(path)), {recursive: true});
            await copyFile(join(siteDir, source), fileOf(path));
          }
          entries.push({page, text: text.short, headings, words});
        }
        const others = sections.filter((other) => other !== section);
        for (const [file, text] of sectionFiles(section, entries, others, {url: siteConfig.url, nameOf})) {
          await write(`${section.root}/${file}`, text);
          if (section.instance === 'default' && section.isLast && file.endsWith('.txt'))
            await write(baseUrl + file, text);
        }
      }
    },
  };
}

interface Made extends Pick<Entry, 'headings' | 'words'> {
  text: PageText;
}

function addressesOf(sections: Section[]): Pick<Addresses, 'pages' | 'permalinks'> {
  const all = sections.flatMap(({pages}) => pages);
  return {
    pages: new Set(all.map(({permalink}) => permalink)),
    permalinks: new Map(all.flatMap((page) => ('file' in page ? [[page.file, page.permalink] as const] : []))),
  };
}
