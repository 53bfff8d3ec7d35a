import {always, each} from './each';
import type {Availabilities} from './types';

/** Words after `harperdb` on the command line, except names of operations. */
export const cliCommands: Availabilities = {
  ...always('install', 'start', 'stop', 'restart', 'version', 'help', 'upgrade'),
  status: {since: '4.1.2'},
  ...each({since: '4.2'}, 'run', 'dev'),
  ...each({since: '4.3'}, 'renew-certs', 'copy-db'),
  register: {removed: '4.7'},
  ...each({since: '4.4.6'}, 'deploy', 'package'),
};

/** Names of the program itself. */
export const cliPrograms: Availabilities = {
  harperdb: {},
  harper: {since: '4.6'},
};

/** The words that the command line takes besides a command: options, and its own arguments for operations. */
export const cliOptions: Availabilities = {
  '--service': {removed: '4.2'},
  'json=': {since: '4.3'},
  'replicated=': {since: '4.4'},
  ...each({since: '4.4.6'}, 'target=', 'username=', 'password='),
  'rejectUnauthorized=': {since: '4.4.9'},
};

/** First docs version whose command line can run operations: `harperdb list_users`. */
export const operationsOnCommandLine = {since: '4.3'} as const;
