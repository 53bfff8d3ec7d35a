import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Surroundings} from './check-versions';
import {readAddresses} from './missing-pages';
import {readDrawings, readSidebars} from './read-drawings';

/** What the check of versions reads beside pages. Those that are released have to be complete. */
export function readSurroundings(root: string): Partial<Surroundings> {
  const released = JSON.parse(readFileSync(join(root, 'versions.json'), 'utf8')) as string[];
  return {
    complete: released,
    addresses: readAddresses(root, released),
    texts: [...readDrawings(root), ...readSidebars(root)],
  };
}
