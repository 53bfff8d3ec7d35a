import {builtInComponents, componentOptions, moduleFunctions, moduleKeys} from '../../src/data/availability/components';
import {changedDefaults} from '../../src/data/availability/configuration-defaults';
import {configurationKeys} from '../../src/data/availability/configuration-keys';
import {environmentVariables} from '../../src/data/availability/environment-variables';
import {globals} from '../../src/data/availability/globals';
import {natsOperations} from '../../src/data/availability/nats-operations';
import {operations} from '../../src/data/availability/operations';
import {replicationOperations} from '../../src/data/availability/replication-operations';
import {
  instanceMembers,
  queryProperties,
  resourceTypes,
  sourceOptions,
  staticMembers,
  subscriptionProperties,
} from '../../src/data/availability/resources';
import {schemaDirectives} from '../../src/data/availability/schemas';

/** What is known of the product's history, by kind. */
export const knownThings = {
  operations,
  // NATS clustering and native replication have operations of the same names.
  natsOperations,
  replicationOperations,
  configurationKeys,
  changedDefaults,
  environmentVariables,
  schemaDirectives,
  builtInComponents,
  /** Options, keys and functions of components. */
  componentParts: {...componentOptions, ...moduleKeys, ...moduleFunctions},
  globals,
  /** Members of resources, and of what is handed to them. */
  resourceParts: {
    ...sourceOptions,
    ...subscriptionProperties,
    ...queryProperties,
    ...instanceMembers,
    ...staticMembers,
    ...resourceTypes,
  },
};

export type KnownThings = typeof knownThings;
