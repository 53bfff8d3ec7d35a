import {CONFIGURATION_PAGES, CONFIGURATION_PARTS, OPERATIONS} from '../../../page-model/fixed-pages';
import type {FeatureKind} from '../presence';

const ofOperations = [new RegExp(`^${OPERATIONS}/`), /operations$/];
const ofConfiguration = new RegExp(`^(?:${[...CONFIGURATION_PAGES, ...CONFIGURATION_PARTS].join('|')})$`);
const ofCommandLine = /^(?:deployments\/)?harper(?:db)?-cli$/;

/**
 * Pages about features of each kind, by their ids in all versions; the first pattern that finds a place wins. This is the
 * only file that knows which page is about what.
 */
export const pagesByKind: Record<FeatureKind, readonly RegExp[]> = {
  operation: ofOperations,
  parameter: ofOperations,
  key: [ofConfiguration],
  variable: [ofCommandLine, /^administration\/cloning$/, /install/, ofConfiguration],
  command: [ofCommandLine],
  directive: [/^(?:reference\/schema|developers\/applications\/defining-schemas)$/],
  global: [/^reference\/globals$/],
  method: [/^reference\/resources?(?:$|\/)/, /^developers\/applications\/caching$/],
  component: [
    /^(?:reference\/components\/built-in|developers\/components\/built-in$)/,
    /^(?:reference|developers)\/components\//,
    /^developers\/applications\//,
  ],
  query: [/^developers\/rest$/],
};
