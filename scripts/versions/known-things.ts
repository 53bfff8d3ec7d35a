import {changedDefaults} from '../../src/data/availability/configuration-defaults';
import {configurationKeys} from '../../src/data/availability/configuration-keys';
import {natsOperations} from '../../src/data/availability/nats-operations';
import {operations} from '../../src/data/availability/operations';
import {replicationOperations} from '../../src/data/availability/replication-operations';
import {collectThings} from '../../src/plugins/availability/collect-things';

/** What is known of the product's history. */
export const knownThings = {
  operations,
  // NATS clustering and native replication have operations of the same names.
  natsOperations,
  replicationOperations,
  configurationKeys,
  changedDefaults,
  /** These, and all else whose history is known. */
  things: collectThings(),
};

export type KnownThings = typeof knownThings;
