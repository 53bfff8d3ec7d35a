import {each} from './each';
import type {Availabilities} from './types';

/** Methods and properties that resource classes have. */
export const staticMembers: Availabilities = {
  ...each(
    {since: '4.2'},
    'get',
    'put',
    'delete',
    'subscribe',
    'search',
    'connect',
    'sourcedFrom',
    'parsePath',
    'isCollection',
    'operation',
    'primaryKey',
    'publish',
  ),
  patch: {since: '4.3'},
  create: {since: '4.2', documentedSince: '4.3'},
  setComputedAttribute: {since: '4.4'},
  directURLMapping: {since: '4.5'},
  getRecordCount: {since: '4.2', documentedSince: '4.5'},
  post: {since: '4.2', documentedSince: '4.3'},
  invalidate: {since: '4.2', documentedSince: '4.6'},
  ...each({since: '4.6'}, 'loadAsInstance', 'explicitContext', 'update'),
};

/** Methods that instances of resources have. */
export const instanceMembers: Availabilities = {
  ...each(
    {since: '4.2'},
    'get',
    'search',
    'put',
    'update',
    'delete',
    'publish',
    'post',
    'invalidate',
    'subscribe',
    'connect',
    'set',
    'getId',
    'getUpdatedTime',
    'wasLoadedFromSource',
    'getContext',
    'toJSON',
    'allowCreate',
    'allowRead',
    'allowUpdate',
    'allowDelete',
    'allowStaleWhileRevalidate',
    'deleteProperty',
  ),
  ...each({since: '4.3'}, 'patch', 'addTo', 'subtractFrom'),
  ...each({since: '4.6'}, 'create', 'getExpiresAt'),
  getProperty: {since: '4.2', documentedSince: '4.6'},
};

/** Properties of a query, its conditions and its order. */
export const queryProperties: Availabilities = {
  ...each({since: '4.2'}, 'conditions', 'operator', 'limit', 'offset', 'select', 'asArray'),
  ...each({since: '4.3'}, 'sort', 'explain', 'enforceExecutionOrder', '$id', '$updatedtime'),
  $distance: {since: '4.6'},
};

/** Properties of a request for a subscription. */
export const subscriptionProperties: Availabilities = {
  ...each({since: '4.2'}, 'isCollection', 'startTime', 'previousCount', 'omitCurrent'),
  onlyChildren: {since: '4.3'},
};

/** Options of `sourcedFrom`. */
export const sourceOptions: Availabilities = {
  expiration: {since: '4.2'},
  ...each({since: '4.2', documentedSince: '4.3'}, 'eviction', 'scanInterval'),
};

/** Types of the Resource API that pages name. */
export const resourceTypes: Availabilities = each({since: '4.6'}, 'RequestTarget', 'RecordObject', 'Updatable');
