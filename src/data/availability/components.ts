import type {Availabilities, Availability} from './types';

export interface BuiltInAvailability extends Availability {
  /** Options of its own, beside those of all components. */
  options: Availabilities;
}

/** Components that come with the product, by their key in `config.yaml`. */
export const builtInComponents: Readonly<Record<string, BuiltInAvailability>> = {
  dataLoader: {since: '4.6', options: {}},
  fastifyRoutes: {since: '4.2', options: {}},
  graphql: {since: '4.4', options: {port: {since: '4.5'}, securePort: {since: '4.5'}}},
  graphqlSchema: {since: '4.2', options: {}},
  jsResource: {since: '4.2', options: {}},
  loadEnv: {since: '4.5', options: {override: {}}},
  rest: {
    since: '4.2',
    options: {
      lastModified: {since: '4.2', documentedSince: '4.4'},
      webSocket: {since: '4.4.14'},
      includeExpensiveRecordCountEstimates: {since: '4.5.6'},
    },
  },
  roles: {since: '4.4.4', options: {}},
  static: {
    since: '4.2',
    options: {
      extensions: {since: '4.7'},
      fallthrough: {since: '4.7'},
      index: {since: '4.7'},
      notFound: {since: '4.7'},
      'notFound.file': {since: '4.7'},
      'notFound.statusCode': {since: '4.7'},
      timeout: {since: '4.7'},
    },
  },
};

/** Options that every component may have in `config.yaml`. */
export const componentOptions: Availabilities = {
  files: {since: '4.2'},
  'files.source': {since: '4.6'},
  'files.only': {since: '4.6'},
  'files.ignore': {since: '4.6'},
  path: {since: '4.2', deprecated: '4.6', successor: 'urlPath'},
  root: {since: '4.2', deprecated: '4.6', successor: 'files'},
  urlPath: {since: '4.6'},
  package: {since: '4.2'},
};

/** Keys by which a component says which module it is. */
export const moduleKeys: Availabilities = {
  extensionModule: {since: '4.2'},
  pluginModule: {since: '4.6'},
};

/** Functions that the module of an extension or plugin exports. */
export const moduleFunctions: Availabilities = {
  start: {since: '4.2'},
  handleFile: {since: '4.2'},
  handleDirectory: {since: '4.2'},
  startOnMainThread: {since: '4.2'},
  setupFile: {since: '4.2'},
  setupDirectory: {since: '4.2'},
  handleApplication: {since: '4.6'},
};
