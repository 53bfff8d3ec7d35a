import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {listSiteFiles, pagePath} from '../../src/build/hosting/site-files';
import {groupBy} from '../../src/lib/group-by';

/** Addresses of pages, and the ids of their sections. */
export type Anchors = Map<string, Set<string>>;

/** Each line has addresses, and the ids that all of them have had. */
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

/** The recorded ids of everything that has been published, by address. */
export function readPublishedAnchors(file: string): Anchors {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const entries = lines.flatMap((line) => {
    const words = line.split(' ').filter(Boolean);
    const ids = words.filter((word) => !word.startsWith('/'));
    return words.filter((word) => word.startsWith('/')).map((address) => [address, new Set(ids)] as const);
  });
  return new Map(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Adds the anchors of a build to the recorded ones; nothing is ever removed. */
export function writePublishedAnchors(file: string, built: Anchors): void {
  const all = readPublishedAnchors(file);
  for (const [address, ids] of built) all.set(address, new Set([...(all.get(address) ?? []), ...ids]));
  const byIds = groupBy([...all.keys()].toSorted(), (address) => [...all.get(address)!].toSorted().join(' '));
  const lines = [...byIds].map(([ids, addresses]) => [...addresses, ids].join(' ').trimEnd());
  writeFileSync(file, `${lines.toSorted().join('\n')}\n`);
}

/**
 * What has been published and is neither in a build nor kept there as an alias: an address that serves nothing, or an
 * id that is missing from the page at the address or from the one it forwards to.
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
