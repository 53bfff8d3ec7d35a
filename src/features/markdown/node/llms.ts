import {groupBy} from '../../../lib/group-by';
import {markdownPath} from '../markdown-path';
import type {PublishedPage, SiteSection} from './collect-pages';
import type {PageText} from './write-page';

/** A page with its text. */
export interface Entry extends Pick<PageText, 'text' | 'headings' | 'words'> {
  page: PublishedPage;
}

const INDEX = 'llms.txt';
const FULL = 'llms-full.txt';

/**
 * The list of the pages of a section for language models, in the form of llmstxt.org: a title, a summary, and links with
 * descriptions, in groups.
 *
 * @param full the text of `llms-full.txt`, whose size the list states
 * @param others the other sections of the site
 * @param url origin of the site, without a trailing slash
 */
export function llmsIndex(
  section: SiteSection,
  entries: Entry[],
  full: string,
  others: SiteSection[],
  url: string,
): string {
  const {title, summary} = section;
  const root = url + section.root;
  const link = (other: SiteSection) => `- [${other.title}](${url}${other.root}/${INDEX}): ${other.summary}`;
  return [
    `# ${title}`,
    `> ${summary}`,
    `Every page is Markdown at its address plus \`.md\`. All ${entries.length} pages in one file: ` +
      `[${FULL}](${root}/${FULL}), ${sizeOf(full)}. Titles, headings and addresses as JSON: [index.json](${root}/index.json).`,
    ...[...groupBy(entries, ({page}) => page.group ?? 'Overview')].map(
      ([name, members]) => `## ${name}\n\n${members.map((entry) => line(entry, url)).join('\n')}`,
    ),
    ...(others.length > 0 ? [`## Optional\n\n${others.map(link).join('\n')}`] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

function line({page, words}: Entry, url: string): string {
  const size = words > 0 ? ` ${words.toLocaleString('en-US')} words.` : '';
  return `- [${page.title}](${url}${markdownPath(page.permalink)}): ${page.description}${size}`;
}

/** A model reads about four characters of English as one token. */
function sizeOf(text: string): string {
  const bytes = Buffer.byteLength(text);
  const size = bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${size}, about ${(Math.round(text.length / 4000) * 1000).toLocaleString('en-US')} tokens`;
}

/** All pages of a section in one file, in the order of the sidebar, each with its address. */
export function llmsFull({title, summary, version}: SiteSection, entries: Entry[], url: string): string {
  const note =
    'A JSON body with an `operation` is the body of a POST request to the operations API. The Markdown of each page shows it in curl and JavaScript as well.';
  const head = `# ${title}\n\n> ${summary}\n\n${version ? `${note}\n\n` : ''}`;
  const pages = entries.map(({page, text}) => {
    const [first = '', ...rest] = text.split('\n');
    return [first, '', `Source: ${url}${page.permalink}`, ...rest].join('\n');
  });
  return head + pages.join('\n---\n\n');
}

/** The pages of a section, as JSON for tools. */
export type PageIndex = ReturnType<typeof pageIndex>;

function pageIndex({title: name, version, root}: SiteSection, entries: Entry[], url: string) {
  return {
    ...(version && {version}),
    title: name,
    url: url + root,
    pages: entries.map(({page: {title, description, permalink, trail}, headings, words}) => ({
      title,
      description,
      /** Address with the base URL. */
      path: permalink,
      /** Address of the Markdown. */
      markdown: markdownPath(permalink),
      /** Groups of the sidebar above the page, outermost first. */
      trail,
      headings: headings.filter(({level}) => level > 1),
      words,
    })),
  };
}

/** Files of a section: path below its root, and text. */
export function sectionFiles(
  section: SiteSection,
  entries: Entry[],
  others: SiteSection[],
  url: string,
): [string, string][] {
  const full = llmsFull(section, entries, url);
  return [
    [INDEX, llmsIndex(section, entries, full, others, url)],
    [FULL, full],
    ['index.json', JSON.stringify(pageIndex(section, entries, url))],
  ];
}
