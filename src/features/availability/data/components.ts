import {each} from './each';
import type {Availabilities, Availability} from './types';

export interface BuiltInAvailability extends Availability {
  /** Its own options, besides those of all components. */
  options: Availabilities;
}

/** Components that come with the product, by their key in `config.yaml`. */
export const builtInComponents: Readonly<Record<string, BuiltInAvailability>> = {
  dataLoader: {since: '4.6', options: {}},
  fastifyRoutes: {since: '4.2', options: {}},
  graphql: {since: '4.4', options: each({since: '4.5'}, 'port', 'securePort')},
  graphqlSchema: {since: '4.2', options: {}},
  jsResource: {since: '4.2', options: {}},
  loadEnv: {since: '4.5', options: {override: {}}},
  rest: {
    since: '4.2',
    options: {
      lastModified: {since: '4.2'},
      webSocket: {since: '4.4.14'},
      includeExpensiveRecordCountEstimates: {since: '4.5.6'},
    },
  },
  roles: {since: '4.4.4', options: {}},
  static: {
    since: '4.2',
    options: {
      ...each({since: '4.3', documentedSince: '4.7'}, 'extensions', 'index'),
      ...each({since: '4.7'}, 'fallthrough', 'notFound', 'notFound.file', 'notFound.statusCode', 'timeout'),
    },
  },
};

/** Options that every component may have in `config.yaml`. */
export const componentOptions: Availabilities = {
  files: {since: '4.2'},
  ...each({since: '4.6'}, 'files.source', 'files.only', 'files.ignore'),
  path: {since: '4.2', deprecated: '4.6', successor: 'urlPath'},
  root: {since: '4.2', deprecated: '4.6', successor: 'files'},
  urlPath: {since: '4.6'},
  package: {since: '4.2'},
};

/** Keys with which a component names its module. */
export const moduleKeys: Availabilities = {
  extensionModule: {since: '4.2'},
  pluginModule: {since: '4.6.1'},
};

/** Functions that the module of an extension or plugin exports. */
export const moduleFunctions: Availabilities = {
  ...each({since: '4.2'}, 'start', 'handleFile', 'handleDirectory', 'startOnMainThread', 'setupFile', 'setupDirectory'),
  handleApplication: {since: '4.6.1'},
};
