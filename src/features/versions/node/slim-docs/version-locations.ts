import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {equivalentPage, type VersionLocations, type PageMove} from '../../equivalent-page';

/**
 * The places of the pages of each version in the other versions, by the address of the page. The browser gets it with
 * the route of the page, instead of a list of all pages of all versions.
 *
 * @throws Error when the first page of a version is not listed among its pages
 */
export function findLocations(versions: GlobalVersion[], moves: readonly PageMove[]): Map<string, VersionLocations> {
  const targets = versions.map(({name, path, mainDocId, docs}) => {
    const suffixes = new Map(docs.map((doc) => [pageOf(doc.id), doc.path.slice(path.length)]));
    const first = suffixes.get(mainDocId);
    if (first === undefined) throw new Error(`the docs ${name} have no page "${mainDocId}"`);
    return {name, suffixes, first, pages: new Set(suffixes.keys())};
  });
  return new Map(
    versions.flatMap(({name, path, docs}) =>
      docs.map((doc) => {
        const locations: VersionLocations = {};
        for (const target of targets.filter((other) => other.name !== name)) {
          const {id, isSame} = equivalentPage(pageOf(doc.id), name, target.name, target.pages, moves);
          const suffix = target.suffixes.get(id) ?? target.first;
          if (!isSame) locations[target.name] = `?${suffix}`;
          else if (suffix !== doc.path.slice(path.length)) locations[target.name] = suffix;
        }
        return [doc.path, locations] as const;
      }),
    ),
  );
}

/** The id of a generated index page is its path, with a slash in front. */
const pageOf = (id: string) => id.replace(/^\//, '');
