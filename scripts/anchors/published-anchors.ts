import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {listSiteFiles, pagePath} from '../../src/plugins/hosting/site-files';

/** Addresses of pages, and the ids of their sections. */
export type Anchors = Map<string, Set<string>>;

/** A file for each version and section of the site; each line is an address and the ids that it has had. */
export const ANCHOR_FOLDER = 'scripts/anchors/published';

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
export function readPublishedAnchors(folder: string): Anchors {
  if (!existsSync(folder)) return new Map();
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [address = '', ...ids] = line.split(' ');
      return [address, new Set(ids)] as const;
    }),
  );
}

/** Adds what a build has to what is written down; nothing is ever taken away. */
export function writePublishedAnchors(folder: string, built: Anchors): void {
  const all = readPublishedAnchors(folder);
  for (const [address, ids] of built) all.set(address, new Set([...(all.get(address) ?? []), ...ids]));
  const files = new Map<string, string[]>();
  for (const [address, ids] of [...all].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const file = `${fileOf(address)}.txt`;
    files.set(file, [...(files.get(file) ?? []), [address, ...[...ids].toSorted()].join(' ')]);
  }
  mkdirSync(folder, {recursive: true});
  for (const [file, lines] of files) writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
}

/** `docs-4.6` for the pages of that version, `docs` for those of the latest one, `fabric` and so on for the others. */
function fileOf(address: string): string {
  const [, section = '', version = ''] = address.split('/');
  return section === 'docs' && /^\d/.test(version) ? `docs-${version}` : section;
}

/**
 * What has been published and is neither in a build nor kept there as an alias: an address that serves nothing, or an id that
 * the page at the address, or the one it forwards to, does not have.
 *
 * @returns `ADDRESS` or `ADDRESS#ID`, in order
 */
export function findLostAnchors(published: Anchors, outDir: string): string[] {
  const ids = new Map<string, Set<string> | undefined>();
  const read = (address: string) => {
    if (!ids.has(address)) ids.set(address, servedIds(address, outDir));
    return ids.get(address);
  };
  return [...published].flatMap(([address, wanted]) => {
    const found = read(address);
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
