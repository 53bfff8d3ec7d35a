import {readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {DocPage, ListPage, Section} from './collect-pages';
import type {ReadDraft} from './draft-cache';
import {sectionFiles, type Entry, type SectionName} from './llms';
import {readFigures} from './read-figures';
import type {Addresses} from './resolve-address';
import {readSiteData} from './site-data';
import {writeListPage, writePage, type PageText} from './write-page';

export interface MarkdownPagesOptions {
  /** The docs version that is served without a number. */
  latestVersion: string;
  /** What the docs instances are called, by id; `{version}` stands for the version. */
  sections: Record<string, SectionName>;
}

/** A page with what the lists tell of it. */
export interface Made extends Pick<Entry, 'headings' | 'words'> {
  page: DocPage | ListPage;
  text: PageText;
}

interface Maker {
  /** @throws Error naming the file of a page that cannot be written as Markdown */
  page: (page: DocPage | ListPage, section: Section) => Promise<Made>;
  /** The lists of a section: address below its root, and text. */
  lists: (section: Section, made: Made[]) => [string, string][];
}

/**
 * Prepares the making of Markdown for all sections.
 *
 * @param htmlFile file of a built page, for what its drawings show; nothing is known of drawings where there is none
 */
export async function openMaker(
  {siteDir, siteConfig: {url}, baseUrl, generatedFilesDir}: LoadContext,
  options: MarkdownPagesOptions,
  sections: Section[],
  readDraft: ReadDraft,
  htmlFile?: (permalink: string) => string,
): Promise<Maker> {
  const data = await readSiteData(generatedFilesDir, sections);
  const site = {...addressesOf(sections), url, baseUrl, ...options, data};

  function nameOf({instance, label}: Section): SectionName {
    const {title, summary} = options.sections[instance] ?? {title: instance, summary: ''};
    return {title: title.replace('{version}', label), summary};
  }

  return {
    async page(page, section) {
      if ('entries' in page) {
        const headings = page.entries.map(({title}) => ({level: 2, text: title}));
        return {page, text: writeListPage(page, section, site), headings, words: 0};
      }
      const source = await readFile(join(siteDir, page.file), 'utf8');
      try {
        const draft = await readDraft(source, extname(page.file) === '.mdx');
        const figures = draft.hasFigures && htmlFile ? await readFigures(htmlFile(page.permalink)) : [];
        return {...draft, page, text: writePage(page, section, draft, figures, site)};
      } catch (error) {
        throw new Error(`${page.file} cannot be written as Markdown.`, {cause: error});
      }
    },
    lists(section, made) {
      const entries = made.map(({page, text, headings, words}) => ({page, text: text.short, headings, words}));
      const others = sections.filter((other) => other !== section);
      return sectionFiles(section, entries, others, {url, nameOf});
    },
  };
}

function addressesOf(sections: Section[]): Pick<Addresses, 'pages' | 'permalinks'> {
  const all = sections.flatMap(({pages}) => pages);
  return {
    pages: new Set(all.map(({permalink}) => permalink)),
    permalinks: new Map(all.flatMap((page) => ('file' in page ? [[page.file, page.permalink] as const] : []))),
  };
}
