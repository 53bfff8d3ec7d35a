import {changedDefaults} from '../../src/data/availability/configuration-defaults';
import * as tables from '../../src/data/availability/tables';
import {collectFeatures} from '../../src/plugins/availability/collect-features';

/** What is known of the product's history. */
export const knownFeatures = {
  ...tables,
  changedDefaults,
  /** These, and all else whose history is known. */
  features: collectFeatures(),
};

export type KnownFeatures = typeof knownFeatures;
