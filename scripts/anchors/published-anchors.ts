import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {listSiteFiles, pagePath} from '../../src/build/hosting/site-files';
import {splitVersion} from '../../src/lib/versions/version-names';

/** Addresses of pages, and the ids of their sections. */
export type Anchors = Map<string, Set<string>>;

/**
 * Each line is an address and the ids that it has had. Versions whose page has had the same ones share a line, as a shell would
 * write their addresses: `/docs{,/4.6}/developers/rest`. So do the pages of a folder elsewhere: `/release-notes/v1-alby/{1.0.0,1.1.0}`.
 */
export const ANCHOR_FILE = 'scripts/anchors/published.txt';

const SECTION = /<(?:h[2-6]|dt)\b[^>]*?\sid=("[^"]*"|[^\s>]+)/g;
const ANY = /<[a-z][^>]*?\sid=("[^"]*"|[^\s>]+)/gi;
const CANONICAL = /<link\b[^>]*\brel=["']?canonical["']?[^>]*>/;

const idsIn = (html: string, pattern: RegExp) =>
  new Set([...html.matchAll(pattern)].map(([, id = '']) => id.replaceAll('"', '')));

/** The sections of every page of a build. */
export async function readBuiltAnchors(outDir: string): Promise<Anchors> {
  const {pages} = await listSiteFiles(outDir);
  const addresses = pages.filter((file) => !['404.html', 'index.html'].includes(file));
  return new Map(
    addresses.map((file) => [pagePath(file), idsIn(readFileSync(join(outDir, file), 'utf8'), SECTION)] as const),
  );
}

/** Everything that has been published and is written down. */
export function readPublishedAnchors(file: string): Anchors {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return new Map(
    lines.flatMap((line) => {
      const [written = '', ...ids] = line.split(' ');
      const [, before = written, versions = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(written) ?? [];
      return versions.split(',').map((version) => [before + version + after, new Set(ids)] as const);
    }),
  );
}

/** Adds what a build has to what is written down; nothing is ever taken away. */
export function writePublishedAnchors(file: string, built: Anchors): void {
  const all = readPublishedAnchors(file);
  for (const [address, ids] of built) all.set(address, new Set([...(all.get(address) ?? []), ...ids]));
  // Lines with a star for what varies, and what stands there.
  const lines = new Map<string, string[]>();
  for (const [address, ids] of [...all].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [before, own, after] = partsOf(address);
    const line = [`${before}*${after}`, ...[...ids].toSorted()].join(' ');
    lines.set(line, [...(lines.get(line) ?? []), own]);
  }
  const written = [...lines].map(([line, own]) => line.replace('*', own.length > 1 ? `{${own.join(',')}}` : own[0]!));
  writeFileSync(file, `${written.toSorted().join('\n')}\n`);
}

/** An address with the part, in the middle, that may be another one where all else is the same. */
function partsOf(address: string): [before: string, own: string, after: string] {
  const {version, path} = splitVersion(address);
  if (/^\/docs(?:\/|$)/.test(path)) return ['/docs', version ? `/${version}` : '', path.slice('/docs'.length)];
  const start = address.lastIndexOf('/') + 1;
  return [address.slice(0, start), address.slice(start), ''];
}

/**
 * What has been published and is neither in a build nor kept there as an alias: an address that serves nothing, or an id that
 * the page at the address, or the one it forwards to, does not have.
 *
 * @returns `ADDRESS` or `ADDRESS#ID`, in order
 */
export function findLostAnchors(published: Anchors, outDir: string): string[] {
  return [...published].flatMap(([address, wanted]) => {
    const found = servedIds(address, outDir);
    return found ? [...wanted].filter((id) => !found.has(id)).map((id) => `${address}#${id}`) : [address];
  });
}

function servedIds(address: string, outDir: string): Set<string> | undefined {
  const page = join(outDir, `${address}.html`);
  if (existsSync(page)) return idsIn(readFileSync(page, 'utf8'), ANY);
  const forwarder = join(outDir, address, 'index.html');
  if (!existsSync(forwarder)) return undefined;
  const target = /href="?([^\s">]+)/.exec(CANONICAL.exec(readFileSync(forwarder, 'utf8'))?.[0] ?? '')?.[1];
  return target === undefined || target === address ? undefined : servedIds(target, outDir);
}
