/** The paths, in all versions, of the pages with a fixed form, which programs read. No other file knows them. */
import {dirname} from 'node:path/posix';
import {pageOfFile} from '../lib/version-names';

/** Folder of the docs with the pages of operations. */
export const OPERATIONS = 'developers/operations-api';

/**
 * Ids of the page that documents the configuration file: the usual one, and that of 4.1, which has it at its top level.
 */
export const CONFIGURATION_PAGES: readonly string[] = ['deployments/configuration', 'configuration'];

/** Ids of the pages that document the sections and options which that page leaves out, in the order of their keys. */
export const CONFIGURATION_PARTS: readonly string[] = [
  'developers/clustering/configuration',
  'deployments/configuration-repeated-keys',
];

/** Returns true if a file is a page that documents operations. */
export function isOfOperations(file: string): boolean {
  return dirname(pageOfFile(file)) === OPERATIONS;
}

/** Returns true if a file is a page that documents the configuration file, or a part of it. */
export function isOfConfiguration(file: string): boolean {
  return [...CONFIGURATION_PAGES, ...CONFIGURATION_PARTS].includes(pageOfFile(file));
}
