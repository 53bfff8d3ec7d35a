import {always, each} from './each';
import type {Availabilities} from './types';

/** Environment variables that do not correspond to a configuration key. Those that do are named after their key. */
export const environmentVariables: Availabilities = {
  // Install.
  ...always('TC_AGREEMENT', 'HDB_ADMIN_USERNAME', 'HDB_ADMIN_PASSWORD', 'CLUSTERING_PASSWORD'),
  HDB_CONFIG: {since: '4.2'},
  DEFAULTS_MODE: {since: '4.4'},
  ...each({since: '4.7.2'}, 'HARPER_DEFAULT_CONFIG', 'HARPER_SET_CONFIG'),
  // Clone a node.
  ...each({since: '4.2'}, 'HDB_LEADER_URL', 'HDB_LEADER_USERNAME', 'HDB_LEADER_PASSWORD'),
  ...each({since: '4.2', removed: '4.4'}, 'HDB_FULLY_CONNECTED', 'HDB_LEADER_CLUSTERING_HOST'),
  HDB_LEADER_CLUSTERING_PORT: {since: '4.2', removed: '4.3.2'},
  HDB_CLONE_OVERTOP: {since: '4.2.7'},
  // Both are names of the clone; the variables for the leader have no successor.
  HDB_CLONE_CLUSTERING_HOST: {since: '4.3.7', removed: '4.4', successor: 'REPLICATION_HOSTNAME'},
  CLONED: {since: '4.3.2'},
  CLONE_KEYS: {since: '4.4'},
  CLONE_USING_WS: {since: '4.4.3'},
  NO_START: {since: '4.4.9'},
  ...each({since: '4.6'}, 'HDB_CLONE_SYNC_TIMEOUT', 'HDB_CLONE_CHECK_INTERVAL'),
  CLONE_SSH_KEYS: {since: '4.7.2'},
  // Command line.
  ...each({since: '4.4.6'}, 'CLI_TARGET', 'CLI_TARGET_USERNAME', 'CLI_TARGET_PASSWORD'),
};
