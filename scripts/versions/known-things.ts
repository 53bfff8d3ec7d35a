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
import type {Availabilities, OperationAvailabilities} from '../../src/data/availability/types';

/** What is known of the product's history, by kind. */
export interface KnownThings {
  operations: OperationAvailabilities;
  /** NATS clustering and native replication have operations of the same names. */
  natsOperations: OperationAvailabilities;
  replicationOperations: OperationAvailabilities;
  configurationKeys: Availabilities;
  changedDefaults: typeof changedDefaults;
  environmentVariables: Availabilities;
  schemaDirectives: Readonly<Record<string, {arguments: Availabilities}>> & Availabilities;
  builtInComponents: Availabilities;
  /** Options, keys and functions of components. */
  componentParts: Availabilities;
  globals: Availabilities;
  /** Members of resources, and of what is handed to them. */
  resourceParts: Availabilities;
}

export const knownThings: KnownThings = {
  operations,
  natsOperations,
  replicationOperations,
  configurationKeys,
  changedDefaults,
  environmentVariables,
  schemaDirectives,
  builtInComponents,
  componentParts: {...componentOptions, ...moduleKeys, ...moduleFunctions},
  globals,
  resourceParts: {
    ...sourceOptions,
    ...subscriptionProperties,
    ...queryProperties,
    ...instanceMembers,
    ...staticMembers,
    ...resourceTypes,
  },
};
