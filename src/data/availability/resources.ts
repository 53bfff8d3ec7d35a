import type {Availabilities} from './types';

/** Methods and properties that resource classes have. */
export const staticMembers: Availabilities = {
  get: {since: '4.2'},
  put: {since: '4.2'},
  patch: {since: '4.3'},
  delete: {since: '4.2'},
  publish: {since: '4.2', documentedSince: '4.3'},
  subscribe: {since: '4.2'},
  search: {since: '4.2'},
  connect: {since: '4.2'},
  create: {since: '4.3'},
  post: {since: '4.3'},
  update: {since: '4.6', isOptional: true},
  invalidate: {since: '4.6', isOptional: true},
  setComputedAttribute: {since: '4.4'},
  sourcedFrom: {since: '4.2'},
  parsePath: {since: '4.2'},
  isCollection: {since: '4.2'},
  operation: {since: '4.2'},
  primaryKey: {since: '4.2'},
  directURLMapping: {since: '4.5'},
  getRecordCount: {since: '4.5'},
  loadAsInstance: {since: '4.6'},
  explicitContext: {since: '4.6'},
};

/** Methods that instances of resources have. */
export const instanceMembers: Availabilities = {
  get: {since: '4.2'},
  search: {since: '4.2'},
  put: {since: '4.2'},
  patch: {since: '4.3'},
  update: {since: '4.2'},
  delete: {since: '4.2'},
  deleteProperty: {since: '4.2', isOptional: true},
  publish: {since: '4.2'},
  post: {since: '4.2'},
  create: {since: '4.6'},
  invalidate: {since: '4.2'},
  subscribe: {since: '4.2'},
  connect: {since: '4.2'},
  set: {since: '4.2'},
  addTo: {since: '4.3'},
  subtractFrom: {since: '4.3'},
  getProperty: {since: '4.6', isOptional: true},
  getId: {since: '4.2'},
  getUpdatedTime: {since: '4.2'},
  getExpiresAt: {since: '4.6'},
  wasLoadedFromSource: {since: '4.2'},
  getContext: {since: '4.2'},
  toJSON: {since: '4.2'},
  allowCreate: {since: '4.2'},
  allowRead: {since: '4.2'},
  allowUpdate: {since: '4.2'},
  allowDelete: {since: '4.2'},
  allowStaleWhileRevalidate: {since: '4.2'},
};

/** Properties of a query, its conditions and its order. */
export const queryProperties: Availabilities = {
  conditions: {since: '4.2'},
  operator: {since: '4.2'},
  limit: {since: '4.2'},
  offset: {since: '4.2'},
  select: {since: '4.2'},
  asArray: {since: '4.2'},
  sort: {since: '4.3'},
  explain: {since: '4.3'},
  enforceExecutionOrder: {since: '4.3'},
  $id: {since: '4.3'},
  $updatedtime: {since: '4.3'},
  $distance: {since: '4.6', isOptional: true},
};

/** Properties of a request for a subscription. */
export const subscriptionProperties: Availabilities = {
  isCollection: {since: '4.2', isOptional: true},
  onlyChildren: {since: '4.2', isOptional: true},
  startTime: {since: '4.2'},
  previousCount: {since: '4.2'},
  omitCurrent: {since: '4.2'},
};

/** Options of `sourcedFrom`. */
export const sourceOptions: Availabilities = {
  expiration: {since: '4.2'},
  eviction: {since: '4.3'},
  scanInterval: {since: '4.3'},
  replicationSource: {since: '4.2', removed: '4.3'},
};

/** Types of the Resource API that pages name. */
export const resourceTypes: Availabilities = {
  RequestTarget: {since: '4.6'},
  RecordObject: {since: '4.6'},
  Updatable: {since: '4.6'},
};
