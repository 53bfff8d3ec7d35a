import type {Availabilities} from './types';

/** Environment variables that stand for no key of the configuration file. Those that do are named after their key. */
export const environmentVariables: Availabilities = {
  // Install.
  TC_AGREEMENT: {},
  HDB_ADMIN_USERNAME: {},
  HDB_ADMIN_PASSWORD: {},
  CLUSTERING_PASSWORD: {isOptional: true},
  HDB_CONFIG: {since: '4.2'},
  DEFAULTS_MODE: {since: '4.4'},
  HARPER_DEFAULT_CONFIG: {since: '4.7.2'},
  HARPER_SET_CONFIG: {since: '4.7.2'},
  // Clone a node.
  HDB_LEADER_URL: {since: '4.2'},
  HDB_LEADER_USERNAME: {since: '4.2'},
  HDB_LEADER_PASSWORD: {since: '4.2'},
  HDB_LEADER_CLUSTERING_HOST: {since: '4.2', removed: '4.4', successor: 'REPLICATION_HOSTNAME'},
  HDB_FULLY_CONNECTED: {since: '4.2', removed: '4.4'},
  HDB_LEADER_CLUSTERING_PORT: {since: '4.2', removed: '4.4'},
  HDB_CLONE_OVERTOP: {since: '4.2.7'},
  HDB_CLONE_CLUSTERING_HOST: {since: '4.3.7', removed: '4.4'},
  CLONED: {since: '4.3'},
  CLONE_KEYS: {since: '4.4'},
  CLONE_USING_WS: {since: '4.4.3'},
  NO_START: {since: '4.4.9'},
  HDB_CLONE_SYNC_TIMEOUT: {since: '4.6'},
  HDB_CLONE_CHECK_INTERVAL: {since: '4.6'},
  CLONE_SSH_KEYS: {since: '4.7.2'},
  // Command line.
  CLI_TARGET: {since: '4.4', isOptional: true},
  CLI_TARGET_USERNAME: {since: '4.4'},
  CLI_TARGET_PASSWORD: {since: '4.4'},
};
