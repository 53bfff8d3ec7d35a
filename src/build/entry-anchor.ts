import {anchorPart} from '../lib/entry-id';

/**
 * The anchor of a key or parameter, before it is made unique: that of its path for a key of the configuration, such as
 * `http-port`, and behind that of its section for all others, such as `insert-records`.
 *
 * It comes from names only, so it stays when rows or sections move, and from version to version.
 */
export function anchorOf(name: string, {id, path}: {id: string; path: string}, column: string): string {
  const slug = anchorPart(name);
  const isWhole = column === 'Key' && (path === '' || name.split('.')[0] === path.split('.')[0]);
  return isWhole || !id ? slug : `${id}-${slug}`;
}
