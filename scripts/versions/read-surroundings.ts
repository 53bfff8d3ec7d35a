import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Surroundings} from './check-versions';
import {knownThings} from './known-things';
import {readAddresses} from './missing-pages';
import {readDrawings, readSidebars} from './read-drawings';

/** What the check of versions reads beside pages. Those that are released have to be complete. */
export function readSurroundings(root: string): Surroundings {
  const released = JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8')) as string[];
  const folders = readdirSync(join(root, 'versioned_docs')).map((folder) => folder.replace('version-', ''));
  return {
    complete: released,
    addresses: readAddresses(root, released),
    drawings: readDrawings(root),
    sidebars: readSidebars(root, folders),
    known: knownThings,
  };
}
