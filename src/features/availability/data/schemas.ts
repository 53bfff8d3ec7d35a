import {always, each} from './each';
import type {Availabilities, Availability} from './types';

export interface DirectiveAvailability extends Availability {
  on: 'type' | 'field';
  arguments: Availabilities;
}

/** Directives of schema files. */
export const schemaDirectives: Readonly<Record<string, DirectiveAvailability>> = {
  table: {
    on: 'type',
    since: '4.2',
    arguments: {
      ...always('table', 'database', 'expiration', 'eviction', 'scanInterval', 'audit'),
      replicate: {since: '4.4'},
    },
  },
  export: {on: 'type', since: '4.2', arguments: {name: {}, ...each({since: '4.4'}, 'rest', 'mqtt', 'ws', 'sse')}},
  sealed: {on: 'type', since: '4.2', arguments: {}},
  primaryKey: {on: 'field', since: '4.2', arguments: {}},
  indexed: {
    on: 'field',
    since: '4.2',
    arguments: each(
      {since: '4.6'},
      'type',
      'distance',
      'efConstruction',
      'efConstructionSearch',
      'M',
      'optimizeRouting',
      'mL',
    ),
  },
  createdTime: {on: 'field', since: '4.2', arguments: {}},
  updatedTime: {on: 'field', since: '4.2', arguments: {}},
  expiresAt: {on: 'field', since: '4.2', arguments: {}},
  relationship: {on: 'field', since: '4.3', arguments: {from: {}, to: {}}},
  computed: {on: 'field', since: '4.4', arguments: {from: {}, version: {}}},
};

/** Types of attributes in schema files. */
export const schemaTypes: Availabilities = {
  ...each({since: '4.2'}, 'String', 'Int', 'Long', 'Float'),
  BigInt: {since: '4.3'},
  ...each({since: '4.2'}, 'Boolean', 'ID', 'Any', 'Date', 'Bytes'),
  Blob: {since: '4.5'},
};
