import {anchorPart} from '../lib/entry-id';

/** The place of a table of keys or parameters: the id of the heading above, and its code if it is only code. */
export interface EntryPlace {
  id: string;
  code: string;
}

/**
 * The anchor of a key or parameter, before it is made unique: for a configuration key, its path, such as `http-port`;
 * for all others, their name after the id of the section, such as `insert-records`.
 *
 * It depends only on names, so it stays the same when rows or sections move, and from version to version.
 */
export function anchorOf(name: string, {id, code}: EntryPlace, column: string): string {
  const slug = anchorPart(name);
  const isWhole = column === 'Key' && (code === '' || name.split('.')[0] === code.split('.')[0]);
  return isWhole || !id ? slug : `${id}-${slug}`;
}

/**
 * Makes the anchors of a page's entries unique by adding numbers.
 *
 * @param headings ids of the page's headings: a key with a section of its own is explained there
 * @returns a function to call for each entry in order, with its name, its place and the first column of its table
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
