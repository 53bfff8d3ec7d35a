import {basename} from 'node:path/posix';
import {groupBy} from '../../../lib/group-by';
import {namesOf} from '../../../lib/setting-names';
import {pageOfFile, publicName, versionOfFile} from '../../../lib/version-names';
import {SETTINGS} from '../../../page-model/columns';
import {CONFIGURATION_PAGES, CONFIGURATION_PARTS} from '../../../page-model/fixed-pages';
import {memoize} from '../../../page-model/memoize';
import type {DocsPage} from '../../../page-model/read-docs';
import {areSettings, settingRows} from '../../../page-model/rows/settings';
import {sectionsOfPage} from '../../../page-model/sections';
import {checkAncestors, nestKeys} from './nest-keys';
import type {ConfigKey, Configuration} from './types';

/** Name of the configuration file, which its fences have as title. */
export const CONFIGURATION_FILE = 'harperdb-config.yaml';

/**
 * The configuration of a docs version, read from the settings of its pages.
 * @param pages the page that documents the file, and then its parts
 * @throws Error naming file, line, key and what the form of these tables requires there
 */
export const readConfiguration = memoize(
  'configuration',
  (version: string, pages: readonly DocsPage[]): Configuration => {
    const places = new Map<string, string>();
    const keys = pages.flatMap((page) => readKeys(page, places));
    if (keys.length === 0) {
      throw new Error(`${pages[0]!.file}:1: expected tables with the columns ${SETTINGS.join(', ')}.`);
    }
    const top = nestKeys(keys);
    for (const {key} of keys) at(`${places.get(key)}: key ${key}`, () => checkAncestors(key, top));
    return {version, file: CONFIGURATION_FILE, keys};
  },
);

/** The source of a page. */
type Source = Pick<DocsPage, 'file' | 'text'>;

/**
 * The configuration of each docs version that has a page for it, from the sources of pages; `current` is that of `docs/`.
 * @throws Error naming file and line where the page does not have the required format
 */
export function configurationsOf(pages: readonly Source[]): Map<string, Configuration> {
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
export function configurationPages<Page extends Source>(pages: readonly Page[]): Page[] {
  const [present] = CONFIGURATION_PAGES;
  const main = pages.find(({file, text}) => {
    const id = pageOfFile(file);
    return CONFIGURATION_PAGES.includes(id) && (id === present || /^\| Key +\| Type/m.test(text));
  });
  if (!main) return [];
  return [main, ...CONFIGURATION_PARTS.flatMap((part) => pages.filter(({file}) => pageOfFile(file) === part))];
}

/** @param places file and line of each key that has been read, to which those of the page are added */
function readKeys({file, text, url}: DocsPage, places: Map<string, string>): ConfigKey[] {
  return sectionsOfPage(text).flatMap(({writtenId, tables}) =>
    tables.filter(areSettings).flatMap((table) => {
      const head = `${file}:${table.line}`;
      const rows = at(head, () => settingRows(table));
      if (!writtenId) {
        throw new Error(`${head}: expected a heading with an id, such as {#http}, above the table of keys.`);
      }
      return rows.map((row): ConfigKey => {
        const place = `${file}:${row.line}`;
        const key = at(place, row.key);
        return at(`${place}: key ${key}`, () => {
          const before = places.get(key);
          if (before) throw new Error(`expected one row for each key, see ${before}`);
          places.set(key, place);
          const {description, ...values} = row.read();
          return {...values, ...namesOf(key), description, url: `${url}#${writtenId}`};
        });
      });
    }),
  );
}

function at<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}.`, {cause: error});
  }
}
