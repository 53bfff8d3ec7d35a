import type {OperationAvailabilities} from './types';

/** Operations of NATS clustering. */
export const natsOperations: OperationAvailabilities = {
  add_node: {
    parameters: {
      node_name: {},
      subscriptions: {},
      'subscriptions[].database': {since: '4.2', documentedSince: '4.3'},
      'subscriptions[].schema': {deprecated: '4.2', successor: 'database', isOptional: true},
      'subscriptions[].table': {},
      'subscriptions[].subscribe': {},
      'subscriptions[].publish': {},
      'subscriptions[].start_time': {},
    },
  },
  cluster_delete_routes: {parameters: {routes: {}, 'routes[].host': {}, 'routes[].port': {}}},
  cluster_get_routes: {parameters: {}},
  cluster_network: {parameters: {timeout: {}, connected_nodes: {}, routes: {}}},
  cluster_set_routes: {parameters: {server: {}, routes: {}, 'routes[].host': {}, 'routes[].port': {}}},
  cluster_status: {parameters: {}},
  configure_cluster: {
    parameters: {
      connections: {},
      'connections[].node_name': {},
      'connections[].subscriptions': {},
      'connections[].subscriptions[].database': {since: '4.2', documentedSince: '4.3'},
      'connections[].subscriptions[].schema': {deprecated: '4.2', successor: 'database', isOptional: true},
      'connections[].subscriptions[].table': {},
      'connections[].subscriptions[].subscribe': {},
      'connections[].subscriptions[].publish': {},
      'connections[].subscriptions[].start_time': {since: '4.2'},
    },
  },
  purge_stream: {
    documentedSince: '4.3',
    parameters: {
      database: {},
      schema: {deprecated: '4.2', successor: 'database', isOptional: true},
      table: {},
      options: {since: '4.3'},
      'options.keep': {since: '4.3'},
      'options.seq': {since: '4.3'},
    },
  },
  remove_node: {parameters: {node_name: {}, name: {isOptional: true}}},
  set_node_replication: {
    since: '4.3',
    parameters: {
      node_name: {},
      subscriptions: {},
      'subscriptions[].database': {},
      'subscriptions[].schema': {deprecated: '4.2', successor: 'database', isOptional: true},
      'subscriptions[].table': {},
      'subscriptions[].subscribe': {},
      'subscriptions[].publish': {},
      'subscriptions[].start_time': {},
    },
  },
  update_node: {
    parameters: {
      node_name: {},
      subscriptions: {},
      'subscriptions[].database': {since: '4.2', documentedSince: '4.3'},
      'subscriptions[].schema': {deprecated: '4.2', successor: 'database', isOptional: true},
      'subscriptions[].table': {},
      'subscriptions[].subscribe': {},
      'subscriptions[].publish': {},
      'subscriptions[].start_time': {},
    },
  },
};
