import {lstatSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {buildCatalogue} from '../../src/features/api/node/build-catalogue';
import type {Catalogue} from '../../src/features/api/node/types';
import {
  CONFIGURATION_PAGES,
  CONFIGURATION_PARTS,
  readConfiguration,
} from '../../src/features/configuration/node/read-configuration';
import type {Configuration} from '../../src/features/configuration/node/types';
import {groupBy} from '../../src/lib/group-by';
import {publicName, versionOfFile} from '../../src/lib/version-names';
import {listFiles} from './list-files';

export interface Page {
  /** Path from the project's root. */
  file: string;
  text: string;
}

/** Folders of pages. */
export const INSTANCES = ['docs', 'versioned_docs', 'release-notes', 'fabric'];

/** All Markdown pages of all instances and versions. */
export function readPages(root: string): Page[] {
  return listFiles(root, INSTANCES, /\.mdx?$/).map((file) => readPage(root, file));
}

/** A file of the project with its text, which is empty for a symbolic link: checks report it. */
export function readPage(root: string, file: string): Page {
  const path = join(root, file);
  return {file, text: lstatSync(path).isSymbolicLink() ? '' : readFileSync(path, 'utf8')};
}

/**
 * The catalogue of each docs version that has operation pages; `current` is that of `docs/`.
 * @throws Error naming file and line where an operation page does not have the required format
 */
export function readCatalogues(pages: Page[]): Map<string, Catalogue> {
  const own = pages.filter(({file}) => versionOfFile(file) && /\/developers\/operations-api\/[^/]+$/.test(file));
  const sources = own.map((page) => ({...page, url: basename(page.file)}));
  const versions = [...groupBy(sources, ({file}) => versionOfFile(file)!)];
  return new Map(versions.map(([version, section]) => [version, buildCatalogue(version, section)]));
}

/**
 * The configuration of each docs version that has a page for it; `current` is that of `docs/`.
 * @throws Error naming file and line where the page does not have the required format
 */
export function readConfigurations(pages: Page[]): Map<string, Configuration> {
  const versions = [...groupBy(pages, ({file}) => versionOfFile(file) ?? '')];
  return new Map(
    versions.flatMap(([version, all]) => {
      const own = configurationPages(all);
      if (!version || own.length === 0) return [];
      const sources = own.map((page) => ({...page, url: basename(page.file)}));
      return [[version, readConfiguration(publicName(version), sources)]];
    }),
  );
}

/**
 * The pages of a version that document the configuration file, its main page first; none if the version has no such
 * page. At a former path, a page counts only if it has tables.
 */
export function configurationPages(pages: readonly Page[]): Page[] {
  const [present] = CONFIGURATION_PAGES;
  const main = pages.find(({file, text}) => {
    const id = idOf(file);
    return CONFIGURATION_PAGES.includes(id) && (id === present || /^\| Key +\| Type/m.test(text));
  });
  if (!main) return [];
  return [main, ...CONFIGURATION_PARTS.flatMap((part) => pages.filter(({file}) => idOf(file) === part))];
}

/** The id of a page within its version; empty for other pages. */
function idOf(file: string): string {
  return /^(?:docs|versioned_docs\/[^/]+)\/(.+)\.mdx?$/.exec(file)?.[1] ?? '';
}

/**
 * The docs version whose operations a page may use. A release note is about its own minor release; every other page
 * outside the docs is about the latest version.
 */
export function apiVersionOf(file: string, latest: string): string {
  const release = /^release-notes\/.*\/(\d+\.\d+)\.\d+\.mdx?$/.exec(file)?.[1];
  return versionOfFile(file) ?? release ?? latest;
}
