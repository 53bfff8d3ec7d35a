import type {Catalogue} from '../../src/plugins/api-catalogue/types';
import type {Configuration} from '../../src/plugins/config-schema/types';
import {readCatalogues, readConfigurations, type Page} from '../pages/read-pages';
import {pageIdOf} from './version-folders';
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
 * @throws Error naming file and line where an operation page or a configuration page leaves its form
 */
export function versionFacts(pages: Page[]): VersionFacts[] {
  const catalogues = readCatalogues(pages);
  const configurations = readConfigurations(pages);
  const names = new Set(pages.flatMap(({file}) => versionOfFile(file) ?? []));
  return [...names].map((name) => ({
    name,
    pages: new Set(pages.filter(({file}) => versionOfFile(file) === name).map(({file}) => pageIdOf(file))),
    catalogue: catalogues.get(name),
    configuration: configurations.get(name),
  }));
}
