import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {ANCHOR_FILE, readPublishedAnchors} from '../scripts/anchors/published-anchors';
import {retiredPages} from '../src/features/addresses/data/redirects/retired-pages';
import {renamedPages} from '../src/features/addresses/data/redirects/renamed-pages';
import {presentAddress} from '../src/features/addresses/legacy-paths';

/** Path of a file of the project; tests run from its root. */
export function projectPath(path: string): string {
  return resolve(path);
}

/** Text of a file of the project. */
export function projectText(path: string): string {
  return readFileSync(projectPath(path), 'utf8');
}

/** The version that had no number in its addresses when the list of public routes was made. */
export const UNNUMBERED = '4.7';

/** Where an address that has been public leads: versions that are on the site no more lead to the next one. */
const present = (address: string) => presentAddress(retired.get(address) ?? address, renamedPages);
const retired = new Map(retiredPages);

/** The present addresses of the pages whose addresses have ever been public, one page each. */
export function publicRoutes(): string[] {
  return [...new Set(published().map(present))];
}

/** Every address that has been public, those of retired versions included. */
export const published = () => [...readPublishedAnchors(projectPath(ANCHOR_FILE)).keys()];

/** Addresses that have been public, and where each must lead. */
export function legacyRedirects(): [from: string, to: string][] {
  const listed = lines('tests/fixtures/legacy-redirects.txt').map((line): [string, string] => {
    const [from = '', to = ''] = line.split(' ');
    return [from, to];
  });
  const renamed = published().filter((route) => present(route) !== route);
  return [...listed, ...renamed.map((route) => [route, route] as const)]
    .map(([from, to]): [string, string] => [from, present(to)])
    .filter(([from, to]) => from !== to);
}

function lines(path: string): string[] {
  return projectText(path).split('\n').filter(Boolean);
}

const PARTS = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'fabric-sidebars.ts',
  'versions.json',
  'package.json',
  'tsconfig.json',
  'src',
  'scripts',
  'static',
  'docs',
  'versioned_docs',
  'versioned_sidebars',
  'release-notes',
  'fabric',
];

/**
 * Copies of the project that a test may spoil. `remove` deletes all that were made.
 *
 * @param more files and folders to copy beside those that a build reads
 */
export function projectCopies(...more: string[]): {make: () => string; remove: () => void} {
  const made: string[] = [];
  return {
    make() {
      const copy = mkdtempSync(join(tmpdir(), 'site-copy-'));
      made.push(copy);
      for (const part of [...PARTS, ...more]) cpSync(projectPath(part), join(copy, part), {recursive: true});
      symlinkSync(projectPath('node_modules'), join(copy, 'node_modules'));
      return copy;
    },
    remove: () => made.splice(0).forEach((copy) => rmSync(copy, {recursive: true, force: true})),
  };
}
