import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {sectionNames} from '../../data/section-names';
import {cardPath} from '../../lib/social-card';
import {readSidebars} from '../../build/sidebar-trails';

/** What is written on a card. */
export interface Card {
  /** File below the output folder. */
  file: string;
  title: string;
  /** Where the page is, outermost first: `['Documentation', 'Developers']`. */
  place: string[];
  /** Label of a docs version, such as `Version 4.6`. */
  version?: string;
}

/** A card for each page of each docs instance; those of the documentation show the version. */
export function collectCards(instances: Record<string, LoadedContent>, baseUrl: string): Card[] {
  return Object.entries(instances).flatMap(([instance, {loadedVersions}]) =>
    loadedVersions.flatMap((version) =>
      listPages(version).map(({path, title, trail}) => ({
        file: cardPath(path.slice(baseUrl.length)),
        title,
        place: [sectionNames[instance as keyof typeof sectionNames], ...trail.slice(0, 1)],
        ...(instance === 'default' && {version: `Version ${version.label}`}),
      })),
    ),
  );
}

function listPages({docs, sidebars}: LoadedVersion): {path: string; title: string; trail: string[]}[] {
  const {trails, categoryPages} = readSidebars(sidebars, () => '');
  const pages = docs.map(({id, permalink, title}) => ({path: permalink, title, trail: trails.get(id) ?? []}));
  return [...pages, ...categoryPages];
}
