import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Problem} from '../pages/problems';
import {docsFolder} from '../../src/lib/versions/version-names';

/** Addresses that a docs version has to serve, below its own address. `/` is its first page. */
export type Addresses = ReadonlyMap<string, readonly string[]>;

/** Reads the addresses of the versions that have a list: those that have been public. */
export function readAddresses(root: string, versions: readonly string[]): Addresses {
  const fileOf = (version: string) => join(root, 'scripts/versions/addresses', `${version}.txt`);
  return new Map(
    versions
      .filter((version) => existsSync(fileOf(version)))
      .map((version) => [version, readFileSync(fileOf(version), 'utf8').split('\n').filter(Boolean)]),
  );
}

/** The addresses that no page of a version is at. */
export function missingPages(version: string, pages: ReadonlySet<string>, addresses: Addresses): Problem[] {
  const served = new Set([...pages].map(addressOf));
  return (addresses.get(version) ?? [])
    .filter((address) => !served.has(address))
    .map((address) => ({
      file: `${docsFolder(version)}${address === '/' ? '/index' : address}`,
      line: 1,
      message: `the page is missing`,
      expected: 'a page at each address of scripts/versions/addresses',
    }));
}

/** The index of a folder, and a page that is named like it, take the address of the folder. */
function addressOf(page: string): string {
  return `/${page.replace(/(?:^|\/)index$/, '').replace(/(^|\/)([^/]+)\/\2$/, '$1$2')}`;
}
