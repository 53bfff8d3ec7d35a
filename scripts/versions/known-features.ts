import {arrivalIn, changedDefaults, hasCome, type Lifetime} from '../../src/features/availability';
import {collectFeatures, keyHistories, operationHistories} from '../../src/features/availability/node';
import type {Page} from '../pages/read-pages';

/** The known history of the product. */
export type KnownFeatures = ReturnType<typeof readFeatures>;

const known = new WeakMap<readonly Page[], KnownFeatures>();

/**
 * The product's history, from the pages of all versions and the data.
 * @throws Error naming file and line if an operation page or configuration page does not have the expected form
 */
export function knownFeatures(pages: readonly Page[]): KnownFeatures {
  const features = known.get(pages) ?? readFeatures(pages);
  known.set(pages, features);
  return features;
}

function readFeatures(pages: readonly Page[]) {
  const operations = operationHistories(pages);
  const configurationKeys = keyHistories(pages);
  return {
    ...operations,
    configurationKeys,
    changedDefaults,
    /** These, and everything else whose history is known. */
    features: collectFeatures(operations, configurationKeys),
  };
}

/** The reason that a docs version does not have a feature: it `came with 4.6`, or `went with 4.5`. */
export function absenceIn(feature: Lifetime, version: string): string {
  if (!hasCome(feature, version)) return `came with ${arrivalIn(feature, version)}`;
  return `went with ${[feature.removed ?? []].flat().join(' and ')}`;
}
