import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {renamedPages} from '../../src/data/redirects/renamed-pages';
import {presentAddress} from '../../src/lib/legacy-paths';
import {docsFolder} from '../../src/lib/versions/version-names';
import type {Problem} from '../pages/problems';
import {pathOfId} from '../../src/build/version-folders';

/** Addresses that a docs version has to serve, below its own address. `/` is its first page. */
export type Addresses = ReadonlyMap<string, readonly string[]>;

/** Reads where the pages are now whose addresses are listed: the addresses of a version that have been public. */
export function readAddresses(root: string, versions: readonly string[]): Addresses {
  const fileOf = (version: string) => join(root, 'scripts/versions/addresses', `${version}.txt`);
  return new Map(
    versions
      .filter((version) => existsSync(fileOf(version)))
      .map((version) => [version, readFileSync(fileOf(version), 'utf8').split('\n').filter(Boolean).map(present)]),
  );
}

const present = (path: string) => presentAddress(`/docs${path}`, renamedPages).slice('/docs'.length);

/** The addresses that no page of a version is at. */
export function missingPages(version: string, pages: ReadonlySet<string>, addresses: Addresses): Problem[] {
  const served = new Set([...pages].map((id) => `/${pathOfId(id)}`));
  return (addresses.get(version) ?? [])
    .filter((address) => !served.has(address))
    .map((address) => ({
      file: `${docsFolder(version)}${address === '/' ? '/index' : address}`,
      line: 1,
      message: `the page is missing`,
      expected: 'a page at each address of scripts/versions/addresses',
    }));
}
