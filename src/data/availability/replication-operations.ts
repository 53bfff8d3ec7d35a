import {always, each} from './each';
import type {OperationAvailabilities} from './types';

/** Operations of native replication. */
export const replicationOperations: OperationAvailabilities = {
  add_node: {
    since: '4.4',
    parameters: {
      ...always(
        'hostname url verify_tls authorization authorization.username authorization.password',
        'retain_authorization',
      ),
      ...each({since: '4.5'}, 'revoked_certificates shard'),
      ...always(
        'start_time subscriptions subscriptions[].database subscriptions[].table',
        'subscriptions[].subscribe subscriptions[].publish',
      ),
    },
  },
  cluster_delete_routes: {since: '4.4', parameters: always('routes routes[].hostname routes[].port')},
  cluster_get_routes: {since: '4.4', parameters: {}},
  cluster_set_routes: {since: '4.4', parameters: always('routes routes[].hostname routes[].port')},
  cluster_status: {since: '4.4', parameters: {}},
  configure_cluster: {
    since: '4.4',
    parameters: {
      ...always(
        'connections connections[].node_name connections[].hostname connections[].url',
        'connections[].verify_tls connections[].authorization connections[].authorization.username',
        'connections[].authorization.password connections[].retain_authorization',
      ),
      ...each({since: '4.5'}, 'connections[].revoked_certificates connections[].shard'),
      ...always(
        'connections[].start_time connections[].subscriptions connections[].subscriptions[].database',
        'connections[].subscriptions[].table connections[].subscriptions[].subscribe',
        'connections[].subscriptions[].publish',
      ),
    },
  },
  remove_node: {since: '4.4', parameters: always('hostname node_name url')},
  update_node: {
    since: '4.4',
    parameters: {
      ...always(
        'hostname url verify_tls authorization authorization.username authorization.password',
        'retain_authorization',
      ),
      ...each({since: '4.5'}, 'revoked_certificates shard'),
      ...always(
        'start_time subscriptions subscriptions[].database subscriptions[].table',
        'subscriptions[].subscribe subscriptions[].publish',
      ),
    },
  },
};
