import {posix} from 'node:path';
import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {stringify as stringifyYaml} from 'yaml';
import type {DocPage, ListPage, Section} from './collect-pages';
import {componentContent, type Place, type SiteData} from './components';
import {fillMarks, withForms, withoutForms} from './marks';
import {resolveAddress, type Addresses} from './resolve-address';
import type {Draft} from './types';
import {writeMarkdown} from './write-markdown';
import {publicName} from '../../lib/versions/version-names';

/** The address that an editor loads a schema from, as pages write it: see src/remark/link-version-files. */
const SCHEMA_COMMENT = /^([> ]*# yaml-language-server: \$schema=)\/docs\/api\/[^/]+/gm;

/** The finished Markdown of a page. */
export interface PageText {
  /** The file at the address of the page plus `.md`. */
  file: string;
  /** Pictures that stand beside their page: source file, and address with the base URL. */
  images: {source: string; path: string}[];
  /** The title and the text without front matter, and each request as JSON alone: for files of many pages. */
  short: string;
}

interface Site extends Addresses {
  data: SiteData;
}

/**
 * Completes the draft of a page with what stands outside of its source.
 * @throws Error naming the file, when it uses a component without a Markdown form
 */
export function writePage(page: DocPage, section: Section, draft: Draft, figures: string[], site: Site): PageText {
  const place: Place = {
    permalink: page.permalink,
    versionName: section.versionName,
    filesPath: filesPath(section, site.baseUrl),
    baseUrl: site.baseUrl,
    figures: [...figures],
  };
  const from = {...place, file: page.file};
  const address = (target: string) => resolveAddress(target, from, site);
  const images = draft.images.map((target) => imageBeside(target, page, section));
  const text = fillMarks(draft.body, {
    link: (at) => address(draft.links[at]!),
    image: (at) => imageAddress(images[at], draft.images[at]!, site),
    component: (use) => writeMarkdown(withAddresses(componentContent(use, site.data, place), address)).trimEnd(),
  });
  const completed = text.replace(SCHEMA_COMMENT, (_, start: string) => start + site.url + place.filesPath);
  const isTitled = draft.headings.some(({level}) => level === 1);
  const body = isTitled ? completed : `${titleLine(page)}\n\n${completed}`;
  return {...finish(page, section, body, site), images: images.filter((image) => image !== undefined)};
}

/** The Markdown of a page that lists a group of the sidebar. */
export function writeListPage(page: ListPage, section: Section, site: Site): PageText {
  const from = {file: '', permalink: page.permalink, filesPath: ''};
  const items = page.entries.map(
    ({title, permalink, description}) => `## [${title}](${resolveAddress(permalink, from, site)})\n\n${description}`,
  );
  const parts = [titleLine(page), page.description, ...items];
  return finish(page, section, `${parts.filter(Boolean).join('\n\n')}\n`, site);
}

function finish(page: DocPage | ListPage, section: Section, body: string, site: Site): PageText {
  const updatedAt = 'updatedAt' in page ? page.updatedAt : undefined;
  const facts = {
    title: page.title,
    description: page.description,
    ...(section.instance === 'default' && {version: section.label}),
    canonical: site.url + (('canonical' in page && page.canonical) || page.permalink),
    ...(updatedAt !== undefined && {last_updated: new Date(updatedAt).toISOString().slice(0, 10)}),
  };
  const front = stringifyYaml(facts, {lineWidth: 0});
  return {images: [], file: `---\n${front}---\n\n${withForms(body)}`, short: withoutForms(body)};
}

/**
 * A picture that the source names by its file. The bundler puts small ones into the page and gives the others a name of its
 * own; beside the Markdown, each stands where it stands in the sources.
 */
function imageBeside(target: string, page: DocPage, section: Section): PageText['images'][number] | undefined {
  if (/^(?:[a-z]+:|\/)/i.test(target)) return undefined;
  const source = posix.join(posix.dirname(page.file), decodeURI(target));
  return {source, path: encodeURI(`${section.root}/${posix.relative(section.folder, source)}`)};
}

function imageAddress(image: {path: string} | undefined, target: string, {url, baseUrl}: Site): string {
  if (image) return url + image.path;
  return target.startsWith('/') ? url + baseUrl + target.slice(1) : target;
}

function titleLine({title}: {title: string}): string {
  const content: RootContent = {type: 'heading', depth: 1, children: [{type: 'text', value: title}]};
  return writeMarkdown([content]).trimEnd();
}

/** Address of the folder with the files that plugins make for a version of the docs. */
function filesPath({versionName}: Section, baseUrl: string): string {
  return `${baseUrl}docs/api/${publicName(versionName)}`;
}

function withAddresses(content: RootContent[], address: (target: string) => string): RootContent[] {
  visit({type: 'root', children: content}, 'link', (node) => {
    node.url = address(node.url);
  });
  return content;
}
