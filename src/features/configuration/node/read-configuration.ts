import {namesOf} from '../../../lib/setting-names';
import {SETTINGS} from '../../../page-model/columns';
import {memoize} from '../../../page-model/memoize';
import type {DocsPage} from '../../../page-model/read-docs';
import {areSettings, settingRows} from '../../../page-model/rows/settings';
import {sectionsOfPage} from '../../../page-model/sections';
import {checkAncestors, nestKeys} from './nest-keys';
import type {ConfigKey, Configuration} from './types';

/** Name of the configuration file, which its fences have as title. */
export const CONFIGURATION_FILE = 'harperdb-config.yaml';

/** Ids of the page that documents the file: the usual one, and that of 4.1, which has the page at its top level. */
export const CONFIGURATION_PAGES: readonly string[] = ['deployments/configuration', 'configuration'];

/** Ids of the pages that document the sections and options which that page leaves out, in the order of their keys. */
export const CONFIGURATION_PARTS: readonly string[] = [
  'developers/clustering/configuration',
  'deployments/configuration-repeated-keys',
];

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
