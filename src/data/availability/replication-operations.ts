import {always, each} from './each';
import type {OperationAvailabilities} from './types';

/** How a node reaches another one, and what it shares with it. @param before each name: the path of the node */
const connection = (before: string) => {
  const below = (names: string) => names.split(' ').map((name) => before + name);
  return {
    ...always(
      ...below('hostname url verify_tls authorization authorization.username authorization.password'),
      ...below('retain_authorization'),
    ),
    ...each({since: '4.5'}, ...below('revoked_certificates shard')),
    ...always(
      ...below('start_time subscriptions subscriptions[].database subscriptions[].table'),
      ...below('subscriptions[].subscribe subscriptions[].publish'),
    ),
  };
};

/** Operations of native replication. */
export const replicationOperations: OperationAvailabilities = {
  add_node: {since: '4.4', parameters: connection('')},
  cluster_delete_routes: {since: '4.4', parameters: always('routes routes[].hostname routes[].port')},
  cluster_get_routes: {since: '4.4', parameters: {}},
  cluster_set_routes: {since: '4.4', parameters: always('routes routes[].hostname routes[].port')},
  cluster_status: {since: '4.4', parameters: {}},
  configure_cluster: {
    since: '4.4',
    parameters: {...always('connections connections[].node_name'), ...connection('connections[].')},
  },
  remove_node: {since: '4.4', parameters: always('hostname node_name url')},
  update_node: {since: '4.4', parameters: connection('')},
};
