import {always, each} from './each';
import type {Availabilities, Availability, OperationAvailabilities} from './types';

const formerSchema = {deprecated: '4.2', successor: 'database', isOptional: true} as const;

/** What a node shares with another one. @param start since when a time to begin with can be named */
const subscriptions = (path: string, start: Availability = {}): Availabilities => ({
  [path]: {},
  [`${path}[].database`]: {since: '4.2', documentedSince: '4.3'},
  [`${path}[].schema`]: formerSchema,
  ...always(...['table', 'subscribe', 'publish'].map((name) => `${path}[].${name}`)),
  [`${path}[].start_time`]: start,
});

/** Operations of NATS clustering. */
export const natsOperations: OperationAvailabilities = {
  add_node: {parameters: {node_name: {}, ...subscriptions('subscriptions')}},
  cluster_delete_routes: {parameters: always('routes routes[].host routes[].port')},
  cluster_get_routes: {parameters: {}},
  cluster_network: {parameters: always('timeout connected_nodes routes')},
  cluster_set_routes: {parameters: always('server routes routes[].host routes[].port')},
  cluster_status: {parameters: {}},
  configure_cluster: {
    parameters: {
      ...always('connections connections[].node_name'),
      ...subscriptions('connections[].subscriptions', {since: '4.2'}),
    },
  },
  purge_stream: {
    documentedSince: '4.3',
    parameters: {
      database: {},
      schema: formerSchema,
      table: {},
      ...each({since: '4.3'}, 'options options.keep options.seq'),
    },
  },
  remove_node: {parameters: {node_name: {}, name: {isOptional: true}}},
  set_node_replication: {
    since: '4.3',
    parameters: {node_name: {}, ...subscriptions('subscriptions'), 'subscriptions[].database': {}},
  },
  update_node: {parameters: {node_name: {}, ...subscriptions('subscriptions')}},
};
