/** The directives of schema files, as the page "Defining schemas" documents them. */

export interface SchemaDirective {
  on: 'type' | 'field';
  /** Names of the arguments, with the first docs version that has each where that is not the directive's own. */
  arguments: Record<string, string | undefined>;
  since: string;
}

export const schemaDirectives: Record<string, SchemaDirective> = {
  table: {
    on: 'type',
    since: '4.2',
    arguments: {
      table: undefined,
      database: undefined,
      expiration: undefined,
      eviction: undefined,
      scanInterval: undefined,
      audit: undefined,
      replicate: '4.4',
    },
  },
  export: {
    on: 'type',
    since: '4.2',
    arguments: {name: undefined, rest: '4.4', mqtt: '4.4', ws: '4.4', sse: '4.4'},
  },
  sealed: {on: 'type', since: '4.2', arguments: {}},
  primaryKey: {on: 'field', since: '4.2', arguments: {}},
  indexed: {
    on: 'field',
    since: '4.2',
    arguments: {
      type: '4.6',
      distance: '4.6',
      efConstruction: '4.6',
      efSearchConstruction: '4.6',
      M: '4.6',
      optimizeRouting: '4.6',
      mL: '4.6',
    },
  },
  createdTime: {on: 'field', since: '4.2', arguments: {}},
  updatedTime: {on: 'field', since: '4.2', arguments: {}},
  relationship: {on: 'field', since: '4.3', arguments: {from: undefined, to: undefined}},
  computed: {on: 'field', since: '4.4', arguments: {from: undefined, version: undefined}},
};
