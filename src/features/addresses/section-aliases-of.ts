import {pathOfId} from '../versions';
import {compareVersions} from '../../lib/compare-versions';
import {docsFolder, publicName, versionOfFile} from '../../lib/version-names';

/** Former ids of sections of a page, all of which lead to one place. */
export interface SectionAliases {
  /** The reason that they are gone. */
  note?: string;
  /** The page that had the sections, by the path of its file without a version and an extension: `fabric/logging`. */
  page: string;
  /** The first version whose page had them; without it, all earlier versions count. */
  since?: string;
  /** The last such version; without it, all later versions count, future ones as well. */
  until?: string;
  /** The ids that were published. */
  ids: readonly string[];
  /**
   * `#` and the id of the heading of the same page that has the content now; `#` alone for the beginning of the page;
   * another page of the same version and `#` with an id, or without one for the beginning of it; another page without
   * `#` if it has sections with the same ids.
   */
  to: string;
}

/** A former id of a section, and where it leads: `#get`, `#`, or the address of a section of another page. */
export interface SectionAlias {
  id: string;
  to: string;
}

/**
 * The former ids of the sections of a page. Of several lines with the same id, the first counts.
 *
 * @param file path from the project's root
 * @param latestVersion the version whose addresses have no number
 */
export function sectionAliasesOf(
  file: string,
  latestVersion: string,
  aliases: readonly SectionAliases[],
): SectionAlias[] {
  const version = versionOfFile(file);
  const folder = version === undefined ? '' : `${docsFolder(version)}/`;
  const page = file.slice(file.indexOf(folder) + folder.length).replace(/\.mdx?$/, '');
  const ofVersion = version === latestVersion ? '/docs' : `/docs/${publicName(version ?? '')}`;
  const root = version === undefined ? '' : ofVersion;
  const own = aliases.filter((alias) => alias.page === page && (version === undefined || isIn(version, alias)));
  const found = new Map<string, string>();
  for (const {ids, to} of own) {
    const [target = '', anchor] = to.split('#');
    for (const id of ids) {
      if (!found.has(id)) found.set(id, target === '' ? to : `${root}/${pathOfId(target)}#${anchor ?? id}`);
    }
  }
  return [...found].map(([id, to]) => ({id, to}));
}

function isIn(version: string, {since, until}: SectionAliases): boolean {
  return !(since && compareVersions(version, since) < 0) && !(until && compareVersions(version, until) > 0);
}
