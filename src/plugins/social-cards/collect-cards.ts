import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {cardPath} from '../../lib/social-card';
import {readSidebars} from '../../build/sidebar-trails';

/** What is written on a card. */
export interface Card {
  /** File below the output folder. */
  file: string;
  title: string;
  /** Where the page stands, outermost first: `['Documentation', 'Developers']`. */
  place: string[];
  /** Label of a docs version, such as `Version 4.6`. */
  version?: string;
}

/** Names of the docs instances, by id; the one whose pages differ by version says so on its cards. */
export interface Sections {
  [instance: string]: {label: string; isVersioned?: boolean};
}

/** A card for each page of each docs instance. */
export function collectCards(instances: Record<string, LoadedContent>, sections: Sections, baseUrl: string): Card[] {
  return Object.entries(instances).flatMap(([instance, {loadedVersions}]) => {
    const {label, isVersioned = false} = sections[instance] ?? {label: instance};
    return loadedVersions.flatMap((version) =>
      listPages(version).map(({path, title, trail}) => ({
        file: cardPath(path.slice(baseUrl.length)),
        title,
        place: [label, ...trail.slice(0, 1)],
        ...(isVersioned && {version: `Version ${version.label}`}),
      })),
    );
  });
}

function listPages({docs, sidebars}: LoadedVersion): {path: string; title: string; trail: string[]}[] {
  const {trails, categoryPages} = readSidebars(sidebars, () => '');
  const pages = docs
    .filter(({draft}) => !draft)
    .map(({id, permalink, title}) => ({path: permalink, title, trail: trails.get(id) ?? []}));
  return [...pages, ...categoryPages];
}
