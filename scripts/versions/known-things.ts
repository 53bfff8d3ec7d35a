import {changedDefaults} from '../../src/data/availability/configuration-defaults';
import * as tables from '../../src/data/availability/tables';
import {collectThings} from '../../src/plugins/availability/collect-things';

/** What is known of the product's history. */
export const knownThings = {
  ...tables,
  changedDefaults,
  /** These, and all else whose history is known. */
  things: collectThings(),
};

export type KnownThings = typeof knownThings;
