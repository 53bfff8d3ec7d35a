import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {listSiteFiles, pagePath} from '../../src/features/hosting/node';

/** Addresses of pages, and the ids of their sections. */
export type Anchors = Map<string, Set<string>>;

/**
 * Every address that was ever published, and every section of it as `ADDRESS#ID`: one a line, so that diffs can be
 * read.
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

/** The recorded ids of everything that has been published, by address. */
export function readPublishedAnchors(file: string): Anchors {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const anchors: Anchors = new Map();
  for (const line of lines) {
    const [address = '', id] = line.split('#');
    const ids = anchors.get(address) ?? new Set();
    anchors.set(address, id === undefined ? ids : ids.add(id));
  }
  return anchors;
}

/** Adds the anchors of a build to the recorded ones; nothing is ever removed. */
export function writePublishedAnchors(file: string, built: Anchors): void {
  const all = readPublishedAnchors(file);
  for (const [address, ids] of built) all.set(address, new Set([...(all.get(address) ?? []), ...ids]));
  const lines = [...all].flatMap(([address, ids]) => [address, ...[...ids].map((id) => `${address}#${id}`)]);
  writeFileSync(file, `${lines.toSorted().join('\n')}\n`);
}

/**
 * Published addresses and ids that a build neither has nor keeps as an alias: an address that serves nothing, or an
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
