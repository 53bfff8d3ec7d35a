import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {tools} from '../../src/config/tools';
import versions from '../../versions.json';
import {servedSize} from '../../scripts/bench/served-size';
import {projectPath} from '../support';

const BUILD = projectPath('build');

/** Text of a file of the build. */
export function builtFile(path: string): string {
  return readFileSync(join(BUILD, path), 'utf8');
}

/** The number of bytes that hosts send for a file. */
export function servedBytes(path: string): number {
  return servedSize(join(BUILD, path));
}

/**
 * HTML for tests of single elements and of whole texts: in a third of the time, but what stands in an element whose end
 * is not written can be found in the one before.
 */
export function scanned(html: string): CheerioAPI {
  return load(html, {xml: {xmlMode: false, decodeEntities: true}});
}

/** A page of the build, parsed as a browser does, or in the way that a test can do with. */
export function builtPage(address: string, parse = (html: string) => load(html)): CheerioAPI {
  const file = servedFile(address);
  if (!file) throw new Error(`Nothing is served at ${address}.`);
  return parse(builtFile(file));
}

/** An attribute of all elements that a selector finds. */
export function attributesOf($: CheerioAPI, selector: string, name: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => String($(element).attr(name)));
}

/** File that a host serves at an address, or undefined when there is none. */
export function servedFile(address: string): string | undefined {
  const path = address.replace(/\/$/, '');
  return [`${path}.html`, `${path}/index.html`].find((file) => existsSync(join(BUILD, file)));
}

/** Addresses of the pages that search engines are told of. */
export function publishedPages(): string[] {
  return [...builtFile('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Address of the first page of a docs version. */
export function rootOf(version: string): string {
  return version === versions[0] ? '/docs' : `/docs/${version}`;
}

/** Returns true if a page is made of data and has no text of its own to publish as Markdown. */
export function isMadeOfData(address: string): boolean {
  return versions.some((version) => tools.some(({pathIn}) => pathIn({path: rootOf(version)}, '/') === address));
}

const ids = new Map<string, Set<string>>();

/** The ids of a page. */
export function idsOf(address: string): Set<string> {
  const known = ids.get(address);
  if (known) return known;
  const found = new Set([...builtFile(servedFile(address)!).matchAll(/\sid="?([^\s">]+)/g)].map((match) => match[1]!));
  ids.set(address, found);
  return found;
}

/** Links that lead to no page, or to no element of it. */
export function deadLinks($: CheerioAPI, selector: string): string[] {
  const links = attributesOf($, selector, 'href');
  if (links.length < 100) throw new Error(`"${selector}" finds ${links.length} links only.`);
  return links.filter((href) => {
    const [path = '', anchor] = href.split('#');
    if (!servedFile(path)) return true;
    return anchor !== undefined && !idsOf(path).has(anchor);
  });
}

/** All files of the build with one of these endings, relative to it. */
export function builtFiles(...endings: string[]): string[] {
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'}).filter((file) =>
    endings.some((ending) => file.endsWith(ending)),
  );
}

/** A docs version in one of the builds. */
interface BuiltVersion {
  /** Folder of the build. */
  build: string;
  /** Base URL of the build. */
  base: string;
  /** Name of the version in addresses. */
  name: string;
  /** Path of its docs, without the base URL. */
  path: string;
  /** Folder of its sources. */
  source: string;
}

/** The released versions as they are published, and the working copy, which is in the build with all settings. */
export function builtVersions(): BuiltVersion[] {
  const released = versions.map((name, position) => ({
    build: 'build',
    base: '/',
    name,
    path: position === 0 ? '/docs' : `/docs/${name}`,
    source: `versioned_docs/version-${name}`,
  }));
  return [...released, {build: 'build-settings', base: '/manual/', name: 'next', path: '/docs/next', source: 'docs'}];
}
