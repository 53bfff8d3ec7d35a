import {anchorPart} from '../lib/entry-id';

/** Where a table of keys or parameters stands: the id of the heading above, and its code if it is nothing else. */
export interface EntryPlace {
  id: string;
  code: string;
}

/**
 * The anchor of a key or parameter, before it is made unique: that of its path for a key of the configuration, such as
 * `http-port`, and behind that of its section for all others, such as `insert-records`.
 *
 * It comes from names only, so it stays when rows or sections move, and from version to version.
 */
export function anchorOf(name: string, {id, code}: EntryPlace, column: string): string {
  const slug = anchorPart(name);
  const isWhole = column === 'Key' && (code === '' || name.split('.')[0] === code.split('.')[0]);
  return isWhole || !id ? slug : `${id}-${slug}`;
}

/**
 * Numbers the entries of a page, which are asked for in order.
 *
 * @param headings ids of the page's headings: a key with a section of its own is explained there
 * @returns a function for the anchor of the next entry, by its name, its place and the first column of its table
 */
export function entryAnchors(headings: ReadonlySet<string>): typeof anchorOf {
  const given = new Set<string>();
  return (name, place, column) => {
    const anchor = anchorOf(name, place, column);
    if (headings.has(anchor)) return anchor;
    let id = anchor;
    for (let count = 2; given.has(id); count += 1) id = `${anchor}-${count}`;
    given.add(id);
    return id;
  };
}
