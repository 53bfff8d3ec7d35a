import {posix} from 'node:path';
import type {Element} from 'hast';
import type {Code, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {stringify as stringifyYaml} from 'yaml';
import {isOperationBody, requestSample} from '../../code';
import {markdownPath} from '../markdown-path';
import {articleTree} from '../article-tree';
import {writeMarkdown} from '../write-markdown';
import type {PublishedPage, SiteSection} from './collect-pages';
import {withoutSlash} from '../../../lib/without-slash';

interface Site {
  /** Origin of the site, without a trailing slash. */
  url: string;
  /** Addresses of all pages, with the base URL, without trailing slashes. */
  addresses: ReadonlySet<string>;
}

/** The finished Markdown of a page. */
export interface PageText {
  /** The file at the address of the page plus `.md`. */
  file: string;
  /** Pictures whose files are next to their page: source file, and address with the base URL. */
  images: {source: string; path: string}[];
  /** Title and text, without front matter and with each request only as JSON: for files with many pages. */
  text: string;
  headings: {level: number; text: string}[];
  /** Number of words, including tables and code. */
  words: number;
}

/** @param article of the page; it is modified */
export function writePage(page: PublishedPage, section: SiteSection, article: Element, site: Site): PageText {
  const images: PageText['images'] = [];
  const tree = articleTree(article, {
    link: (href) => resolveLink(href, page, site),
    image(file) {
      const source = posix.join(posix.dirname(page.file!), decodeURI(file));
      const path = encodeURI(`${section.root}/${posix.relative(section.folder, source)}`);
      images.push({source, path});
      return site.url + path;
    },
  });
  const headings: PageText['headings'] = [];
  visit(tree, 'heading', (heading) => void headings.push({level: heading.depth, text: toString(heading)}));
  const text = writeMarkdown(tree);
  const words = text.match(/[\p{L}\p{N}$@][^\s|]*/gu)?.length ?? 0;
  const body = addCalls(tree) ? writeMarkdown(tree) : text;
  return {file: `${frontMatter(page, section, site)}\n${body}`, images, text, headings, words};
}

/**
 * The target of a link of a page: for a page of the site its Markdown, otherwise unchanged. Both include the origin,
 * so that the links of a copied page work wherever it is pasted.
 */
function resolveLink(href: string, {permalink}: PublishedPage, {url, addresses}: Site): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return href;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const address = withoutSlash(path) || permalink;
  // Only the page itself understands a query.
  return url + (addresses.has(address) && !rest.startsWith('?') ? markdownPath(address) : path) + rest;
}

function frontMatter(
  {title, description, permalink, canonical, updatedAt}: PublishedPage,
  section: SiteSection,
  site: Site,
) {
  const facts = {
    title,
    description,
    ...(section.version && {version: section.version}),
    canonical: site.url + (canonical ?? permalink),
    ...(updatedAt !== undefined && {last_updated: new Date(updatedAt).toISOString().slice(0, 10)}),
  };
  return `---\n${stringifyYaml(facts, {lineWidth: 0})}---\n`;
}

/** Adds calls in curl and JavaScript, which the page has in tabs, after each request; returns whether there are any. */
function addCalls(tree: Root): boolean {
  let hasRequests = false;
  visit(tree, 'code', ({lang, meta, value}, index, parent) => {
    if (lang !== 'json' || meta || !isOperationBody(value)) return;
    hasRequests = true;
    parent!.children.splice(index! + 1, 0, call('curl', value), call('javascript', value));
  });
  return hasRequests;
}

function call(name: 'curl' | 'javascript', body: string): Code {
  const {language, tokens} = requestSample(name, body);
  return {type: 'code', lang: language, value: tokens.map(({text}) => text).join('')};
}
