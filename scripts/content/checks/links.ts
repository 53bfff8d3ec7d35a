import {statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {site as settings} from '../../../src/config/site';
import {addressOf, decode, readAddresses, type Addresses} from '../addresses';
import {anchorsOf} from '../../../src/page-model/anchors';
import {memoize} from '../../../src/page-model/memoize';
import {linksOf, targetOf, type PlacedLink} from '../../../src/page-model/links';
import {escapeRegExp} from '../../../src/lib/escape-regexp';
import {groupBy} from '../../../src/lib/group-by';
import {unversionedPath, versionOfFile, WORKING_COPY_PATH} from '../../../src/lib/version-names';
import {nearest} from '../nearest';
import {parsePage} from '../parse-page';
import type {LineProblem} from '../../../src/lib/problems';
import {isPage, pagesAt, rootOf, type ContentCheck, type Page, type Problem, type Site} from '../site';

/** Drawings are inlined into the page, in each of its versions. Today's have 5 kB at most. */
const HEAVIEST_PICTURE = 20_000;

const VENDOR = String.raw`(?:harperdb\.io|harper\.fast|harpersystems\.dev)`;

/** Addresses on hosts that have served the documentation, or on the configured one. Captures the path. */
const OWN_SITE = new RegExp(
  String.raw`^(?:${escapeRegExp(settings.url)}|(?:https?:)?//docs\.${VENDOR}|(?:https?:)?//(?:www\.)?${VENDOR}(?=/docs(?:/|$)))(/[^?#]*|(?=[?#]|$))`,
  'i',
);

/** Files that browsers open, and Docusaurus for a file of the build. */
const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:', 'data:', 'pathname:'];

/**
 * Links, anchors and images must lead somewhere. Checks those of the given pages, and those of all other pages that
 * lead to something in them that no longer exists.
 */
export const checkLinks: ContentCheck = (site, files) => {
  const finder = {site, addresses: readAddresses(site), pages: new Map(site.pages.map((page) => [page.file, page]))};
  const selected = new Set(files);
  const others = pagesThatMention(files, finder).filter(({file}) => !selected.has(file));
  const broken = others.flatMap((page) => problemsOf(page, finder, selected));
  const gone = files.filter((file) => isPage(file) && !finder.pages.has(file));
  const isOfGone = ({message}: Problem) => gone.some((file) => message.endsWith(`there is no ${file}`));
  return [
    ...pagesAt(site, files).flatMap((page) => problemsOf(page, finder)),
    ...broken.filter((problem) => !isOfGone(problem)),
    ...gone.flatMap((file) => goneProblem(file, broken)),
  ];
};

/** A page that was deleted or renamed by hand is one mistake, however many pages link to it. */
function goneProblem(file: string, broken: readonly Problem[]): Problem[] {
  const links = broken.filter(({message}) => message.endsWith(`there is no ${file}`));
  if (links.length === 0) return [];
  const linking = links.slice(0, 3).map((link) => `${link.file}:${link.line}`);
  const more = links.length > 3 ? ` and ${links.length - 3} more` : '';
  const message = `the page is gone, but ${linking.join(', ')}${more} ${links.length === 1 ? 'links' : 'link'} to it`;
  const expected =
    'npm run move -- FROM TO, or npm run move -- PAGE --delete --to PAGE, which change the links and lead the address on';
  return [{file, line: 1, message, expected}];
}

interface Finder {
  site: Site;
  addresses: Addresses;
  pages: ReadonlyMap<string, Page>;
}

/** Pages that may link to an anchor that these files do not have, or to one of them that is gone. */
function pagesThatMention(files: readonly string[], {site, pages}: Finder): Page[] {
  const drawings = files.filter((file) => file.endsWith('.svg') && !site.exists(file));
  const mentions = [...files.filter(isPage), ...drawings].map((file) => {
    const page = pages.get(file);
    const end = page ? '#' : '';
    const [latest] = site.versions as [string];
    const address = addressOf(page ?? {file, text: ''}, latest);
    // Other sections link to the latest version with its number.
    const numbered = versionOfFile(file) === latest ? address.replace(/^\/docs/, `/docs/${latest}`) : address;
    const tree = page && parsePage(page).tree;
    const ids = tree && anchorsOf(tree);
    // Most links are right, and to parse the pages that they are on takes longer than all else.
    const isIn = (text: string, start: string) =>
      ids ? anchorsAfter(text, start).some((id) => !ids.has(id)) : text.includes(start);
    const links = [address, numbered].map((to) => `(${to}${end}`);
    return {root: rootOf(file), name: posix.basename(file) + end, links, isIn};
  });
  return site.pages.filter(({file, text}) =>
    mentions.some(
      ({root, name, links, isIn}) =>
        (rootOf(file) === root && isIn(text, name)) || links.some((link) => isIn(text, link)),
    ),
  );
}

/** The text after these words, where a link could end: an id, or something else that is not the id of a heading. */
function anchorsAfter(text: string, start: string): string[] {
  return text
    .split(start)
    .slice(1)
    .map((rest) => /^[^\s)"'>\]]*/.exec(rest)![0]);
}

/**
 * The links of a page that lead nowhere.
 * @param targets when given, only those that lead to one of these files
 */
function problemsOf(page: Page, finder: Finder, targets?: ReadonlySet<string>): Problem[] {
  const {tree} = parsePage(page);
  if (!tree) return [];
  const problems: Problem[] = [];
  for (const link of linksOf(tree)) {
    const outcome = follow(link, page, finder);
    if (targets && !targets.has(outcome.file ?? '')) continue;
    const problem = outcome.problem ?? anchorProblem(link, page, outcome.page) ?? textProblem(link);
    if (problem) problems.push({file: page.file, line: link.line, ...problem});
  }
  return problems;
}

/** A link that readers can't see. */
function textProblem({url, text, kind, isMarkdown}: PlacedLink): LineProblem | undefined {
  if (kind === 'image' || !isMarkdown || text !== '' || url === '') return undefined;
  return {message: `the link ${url} has no text`, expected: '[words](address)'};
}

interface Outcome {
  /** The page that the link leads to. */
  page?: Page;
  /** The file that it leads to, or would lead to. */
  file?: string;
  problem?: LineProblem | undefined;
}

function follow(link: PlacedLink, page: Page, {site, addresses, pages}: Finder): Outcome {
  const {url, kind, isMarkdown} = link;
  const {file, address} = targetOf(decode(url), page.file);
  const what = kind === 'image' ? `the image ${url}` : `the link ${url}`;
  const pageAt = (path: string): Outcome | undefined => {
    const found = addresses.find(path);
    return found === 'other' ? {} : found && {page: found, file: found.file};
  };
  if (address !== undefined) {
    const [, version] = VERSIONED.exec(address) ?? [];
    if (version !== undefined && version !== WORKING_COPY_PATH && !site.versions.includes(version)) {
      const message = `${what} leads nowhere: there is no version ${version}`;
      return {problem: {message, expected: `one of ${site.versions.join(', ')}`}};
    }
    const isInVersion = versionOfFile(page.file) !== undefined;
    if (version === WORKING_COPY_PATH && !isInVersion) {
      const message = `${what} leads to the working copy, which is not published`;
      return {
        problem: {
          message,
          expected: nearestAddress(
            `/docs/${site.versions[0]}${address.slice(`/docs/${WORKING_COPY_PATH}`.length)}`,
            addresses,
          ),
        },
      };
    }
    const target = pageAt(address);
    // In the docs, the check of versions asks for a link to a file. The overview is that of whatever version is latest.
    if (target?.page && version === undefined && !isInVersion && /^\/docs\/./.test(address)) {
      const message = `${what} leads to another page with each version`;
      return {...target, problem: {message, expected: address.replace('/docs', `/docs/${site.versions[0]}`)}};
    }
    if (target !== undefined) return target;
    const expected = kind === 'image' ? 'the path of a file beside the page' : nearestAddress(address, addresses);
    return {problem: {message: `${what} leads nowhere`, expected}};
  }
  if (file === undefined) return {problem: foreignProblem(link, page, addresses)};
  const target = pages.get(file);
  if (target) return {page: target, file, problem: sectionProblem(what, page, target, addresses)};
  if (isFolder(site, file)) {
    const opening = ['index.md', 'index.mdx'].map((name) => posix.join(file, name)).find((each) => pages.has(each));
    const expected = opening ? pathFrom(page, opening) : 'the path of a file';
    return {file, problem: {message: `${what} leads to a folder`, expected}};
  }
  if (site.exists(file))
    return {file, problem: kind === 'image' ? pictureProblem(url, join(site.root, file)) : undefined};
  if (isMarkdown && kind === 'link' && !/\.\w+$/.test(file)) {
    // It may be an address relative to that of the page.
    const outcome = pageAt(posix.resolve(addressOf(page, site.versions[0]!), '..', url.replace(/[?#].*$/s, '')));
    if (outcome) return outcome;
  }
  const expected = expectedFor(link, file, page, site);
  return {file, problem: {message: `${what} leads nowhere: there is no ${file}`, expected}};
}

function isFolder({root}: Site, file: string): boolean {
  return statSync(join(root, file), {throwIfNoEntry: false})?.isDirectory() ?? false;
}

function expectedFor({url, kind}: PlacedLink, file: string, page: Page, site: Site): string {
  if (/^www\./i.test(url)) return `https://${url}`;
  return isPage(file) || kind === 'link' ? nearestFile(file, page, site) : 'a file beside the page';
}

/** Outside the docs, whose versions have a check of their own, a file of another section has an address. */
function sectionProblem(what: string, page: Page, target: Page, {latest}: Addresses): LineProblem | undefined {
  if (rootOf(target.file) === rootOf(page.file) || versionOfFile(page.file) !== undefined) return undefined;
  const address = addressOf(target, latest).replace(`/docs/${WORKING_COPY_PATH}`, '/docs');
  return {message: `${what} leads out of ${rootOf(page.file)}`, expected: withVersion(address, latest)};
}

/** The problems of an address on a host. */
function foreignProblem({url, kind}: PlacedLink, page: Page, addresses: Addresses): LineProblem | undefined {
  // A `data:` URL is a picture in the page itself.
  if (kind === 'image' && !url.startsWith('data:')) {
    const message = `the image ${url} is on another site, which the policy of pages refuses`;
    return {message, expected: 'a file beside the page'};
  }
  const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(url) ?? [];
  if (scheme !== undefined && !SCHEMES.includes(scheme.toLowerCase())) {
    const message = `the link ${url} has the scheme ${scheme}, which leads nowhere`;
    return {message, expected: nearest(scheme, SCHEMES) ?? 'https:, or code in backticks'};
  }
  const isOwn = OWN_SITE.exec(url);
  if (!isOwn) return plainProblem(url);
  const path = isOwn[1] || '/';
  const found = addresses.find(decode(path));
  const near = found ? path : nearestAddress(decode(path), addresses);
  // Outside the docs, a link to them has the version.
  const isInDocs = versionOfFile(page.file) !== undefined;
  const numbered = near.replace(/^\/docs(?=\/(?!\d+\.\d+(?:\/|$)))/, `/docs/${addresses.latest}`);
  return {
    message: `the link ${url} leads to this site by its host`,
    expected: isInDocs ? `a link to the file in the same version, or ${near}` : numbered,
  };
}

/** The only host among the links that doesn't serve HTTPS. */
const HTTP_ONLY = 'www.lmdb.tech';

/** A link over plain HTTP, unless it is to a machine of the reader. */
function plainProblem(url: string): LineProblem | undefined {
  const [, host] = /^http:\/\/([^/:?#]+)/i.exec(url) ?? [];
  if (host === undefined || host === HTTP_ONLY || !host.includes('.') || /^[\d.]+$/.test(host)) return undefined;
  return {message: `the link ${url} is not encrypted`, expected: url.replace(/^http/i, 'https')};
}

function pictureProblem(url: string, path: string): LineProblem | undefined {
  const {size} = statSync(path);
  if (path.endsWith('.svg') && size <= HEAVIEST_PICTURE) return undefined;
  const [kilobytes, most] = [size, HEAVIEST_PICTURE].map((bytes) => Math.ceil(bytes / 1000));
  return {
    message: `the image ${url} ${path.endsWith('.svg') ? 'takes' : "isn't an SVG, and takes"} ${kilobytes} kB`,
    expected: `a drawing in SVG of at most ${most} kB, which the build puts into the page`,
  };
}

function anchorProblem({url}: PlacedLink, from: Page, to: Page | undefined): LineProblem | undefined {
  const anchor = decode(targetOf(url, '').anchor);
  if (to && url.endsWith('#')) {
    return {message: `the link ${url} has an empty anchor`, expected: 'an id after #, or no #'};
  }
  if (!anchor || !to) return undefined;
  const ids = anchorsIn(to);
  if (ids === null || ids.has(anchor)) return undefined;
  const place = to === from ? 'this page' : to.file;
  const near = nearest(anchor, ids);
  return {
    message: `the link ${url} leads to an anchor that ${place} does not have`,
    expected: near ? `#${near}` : `the anchor of a heading of ${place}`,
  };
}

/** The page that somebody writes links to many others, of which only this is needed. */
const readAnchors = memoize('anchors', (text: string, isMdx: boolean): string[] | null => {
  const {tree} = parsePage({file: isMdx ? 'page.mdx' : 'page.md', text});
  return tree ? [...anchorsOf(tree)] : null;
});

const anchorsOfPages = new WeakMap<Page, ReadonlySet<string> | null>();

/** The anchors of a page; null if it cannot be parsed. */
function anchorsIn(page: Page): ReadonlySet<string> | null {
  const anchors = anchorsOfPages.get(page);
  if (anchors !== undefined) return anchors;
  const ids = readAnchors(page.text, page.file.endsWith('.mdx'));
  const found = ids && new Set(ids);
  anchorsOfPages.set(page, found);
  return found;
}

/** Captures the version in an address of a page. */
const VERSIONED = /^\/docs\/(\d+\.\d+|next)(?=\/|$)/;

/** The nearest address in the version that a path names: the same page is in many. */
function nearestAddress(path: string, {pagesAt: known, latest}: Addresses): string {
  const [, version] = VERSIONED.exec(path) ?? [];
  const wanted = unversionedPath(path, latest);
  const inVersion = [...known.keys()].filter((address) => VERSIONED.exec(address)?.[1] === VERSIONED.exec(wanted)?.[1]);
  const near = nearest(wanted, inVersion) ?? nearest(wanted, known.keys());
  if (near === undefined) return 'the address of a page, such as /docs/4.7/developers/rest';
  return version === latest ? withVersion(near, latest) : near;
}

/** An address that names its version, also where that is the latest one. */
function withVersion(address: string, latest: string): string {
  return VERSIONED.test(address) ? address : address.replace(/^\/docs(?=\/|$)/, `/docs/${latest}`);
}

function nearestFile(file: string, page: Page, site: Site): string {
  const root = rootOf(page.file);
  const siblings = site.pages.map((other) => other.file).filter((other) => rootOf(other) === root);
  const named = groupBy(siblings, (other) => posix.basename(other));
  const name = posix.basename(file);
  // A page of the same name in another folder is a better guess than one with a similar name.
  const moved = /^index\.mdx?$/.test(name) ? [] : (named.get(name) ?? []);
  const [near] = moved.length === 1 ? moved : (named.get(nearest(name, named.keys()) ?? '') ?? []);
  return near ? pathFrom(page, near) : 'the path of a file of the same version, from the page';
}

function pathFrom(page: Page, file: string): string {
  const path = posix.relative(posix.dirname(page.file), file);
  return path.startsWith('.') ? path : `./${path}`;
}
