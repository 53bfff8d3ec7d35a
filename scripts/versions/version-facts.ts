import type {Catalogue} from '../../src/plugins/api-catalogue/types';
import type {Configuration} from '../../src/plugins/config-schema/types';
import {readCatalogues, readConfigurations, type Page} from '../pages/read-pages';
import {pageIdOf} from '../../src/build/version-folders';
import {versionOfFile} from '../../src/lib/versions/version-names';

/** What the pages of a docs version say of it. */
export interface VersionFacts {
  name: string;
  /** Ids of its pages. */
  pages: ReadonlySet<string>;
  /** Missing where no page documents operations. */
  catalogue: Catalogue | undefined;
  /** Missing where no page has tables of keys. */
  configuration: Configuration | undefined;
}

/**
 * The facts of every version that has pages.
 * @param read the versions whose tables are read; all when missing. Of the others only the names of pages are known.
 * @throws Error naming file and line where an operation page or a configuration page leaves its form
 */
export function versionFacts(pages: Page[], read?: ReadonlySet<string>): VersionFacts[] {
  const sources = read ? pages.filter(({file}) => read.has(versionOfFile(file) ?? '')) : pages;
  const catalogues = readCatalogues(sources);
  const configurations = readConfigurations(sources);
  const names = new Set(pages.flatMap(({file}) => versionOfFile(file) ?? []));
  return [...names].map((name) => ({
    name,
    pages: new Set(pages.filter(({file}) => versionOfFile(file) === name).map(({file}) => pageIdOf(file))),
    catalogue: catalogues.get(name),
    configuration: configurations.get(name),
  }));
}
