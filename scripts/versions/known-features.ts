import {changedDefaults} from '../../src/features/availability/data/configuration-defaults';
import * as tables from '../../src/features/availability/data/tables';
import {arrivalIn, hasCome, type Lifetime} from '../../src/features/availability/availability';
import {collectFeatures} from '../../src/features/availability/node/collect-features';

/** What is known about the product's history. */
export const knownFeatures = {
  ...tables,
  changedDefaults,
  /** These, and everything else whose history is known. */
  features: collectFeatures(),
};

export type KnownFeatures = typeof knownFeatures;

/** Why a docs version does not have a feature: it `came with 4.6`, or `went with 4.5`. */
export function absenceIn(feature: Lifetime, version: string): string {
  if (!hasCome(feature, version)) return `came with ${arrivalIn(feature, version)}`;
  return `went with ${[feature.removed ?? []].flat().join(' and ')}`;
}
