import {always, each} from './each';
import type {OperationAvailabilities} from './types';

/** Operations of NATS clustering. */
export const natsOperations: OperationAvailabilities = {
  add_node: {
    parameters: {
      ...always('node_name subscriptions'),
      'subscriptions[].database': {since: '4.2', documentedSince: '4.3'},
      'subscriptions[].schema': {deprecated: '4.2', successor: 'database', isOptional: true},
      ...always(
        'subscriptions[].table subscriptions[].subscribe subscriptions[].publish',
        'subscriptions[].start_time',
      ),
    },
  },
  cluster_delete_routes: {parameters: always('routes routes[].host routes[].port')},
  cluster_get_routes: {parameters: {}},
  cluster_network: {parameters: always('timeout connected_nodes routes')},
  cluster_set_routes: {parameters: always('server routes routes[].host routes[].port')},
  cluster_status: {parameters: {}},
  configure_cluster: {
    parameters: {
      ...always('connections connections[].node_name connections[].subscriptions'),
      'connections[].subscriptions[].database': {since: '4.2', documentedSince: '4.3'},
      'connections[].subscriptions[].schema': {deprecated: '4.2', successor: 'database', isOptional: true},
      ...always(
        'connections[].subscriptions[].table connections[].subscriptions[].subscribe',
        'connections[].subscriptions[].publish',
      ),
      'connections[].subscriptions[].start_time': {since: '4.2'},
    },
  },
  purge_stream: {
    documentedSince: '4.3',
    parameters: {
      database: {},
      schema: {deprecated: '4.2', successor: 'database', isOptional: true},
      table: {},
      ...each({since: '4.3'}, 'options options.keep options.seq'),
    },
  },
  remove_node: {parameters: {node_name: {}, name: {isOptional: true}}},
  set_node_replication: {
    since: '4.3',
    parameters: {
      ...always('node_name subscriptions subscriptions[].database'),
      'subscriptions[].schema': {deprecated: '4.2', successor: 'database', isOptional: true},
      ...always(
        'subscriptions[].table subscriptions[].subscribe subscriptions[].publish',
        'subscriptions[].start_time',
      ),
    },
  },
  update_node: {
    parameters: {
      ...always('node_name subscriptions'),
      'subscriptions[].database': {since: '4.2', documentedSince: '4.3'},
      'subscriptions[].schema': {deprecated: '4.2', successor: 'database', isOptional: true},
      ...always(
        'subscriptions[].table subscriptions[].subscribe subscriptions[].publish',
        'subscriptions[].start_time',
      ),
    },
  },
};
