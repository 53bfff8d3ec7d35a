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
      table: {},
      database: {},
      expiration: {},
      eviction: {},
      scanInterval: {},
      audit: {},
      replicate: {since: '4.4'},
    },
  },
  export: {
    on: 'type',
    since: '4.2',
    arguments: {name: {}, rest: {since: '4.4'}, mqtt: {since: '4.4'}, ws: {since: '4.4'}, sse: {since: '4.4'}},
  },
  sealed: {on: 'type', since: '4.2', arguments: {}},
  primaryKey: {on: 'field', since: '4.2', arguments: {}},
  indexed: {
    on: 'field',
    since: '4.2',
    arguments: {
      type: {since: '4.6'},
      distance: {since: '4.6'},
      efConstruction: {since: '4.6'},
      M: {since: '4.6'},
      optimizeRouting: {since: '4.6'},
      mL: {since: '4.6'},
    },
  },
  createdTime: {on: 'field', since: '4.2', arguments: {}},
  updatedTime: {on: 'field', since: '4.2', arguments: {}},
  relationship: {on: 'field', since: '4.3', arguments: {from: {}, to: {}}},
  computed: {on: 'field', since: '4.4', arguments: {from: {}, version: {}}},
};

/** Types of attributes in schema files. */
export const schemaTypes: Availabilities = {
  String: {since: '4.2'},
  Int: {since: '4.2'},
  Long: {since: '4.2'},
  Float: {since: '4.2'},
  BigInt: {since: '4.3'},
  Boolean: {since: '4.2'},
  ID: {since: '4.2'},
  Any: {since: '4.2'},
  Date: {since: '4.2'},
  Bytes: {since: '4.2'},
  Blob: {since: '4.5'},
};
