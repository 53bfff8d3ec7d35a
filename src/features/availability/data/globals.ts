import {each} from './each';
import type {Availabilities} from './types';

/** Global variables, and members of `server` and of requests. */
export const globals: Availabilities = {
  ...each({since: '4.2'}, 'tables', 'databases', 'Resource', 'logger', 'server', 'contentTypes', 'transaction'),
  createBlob: {since: '4.5'},
  ...each({since: '4.2'}, 'server.config', 'server.recordAnalytics'),
  ...each({since: '4.2', documentedSince: '4.3'}, 'server.http', 'server.socket', 'server.ws'),
  'server.upgrade': {since: '4.4.16'},
  'server.contentTypes': {since: '4.2', documentedSince: '4.4'},
  'server.getUser': {since: '4.2'},
  'server.authenticateUser': {since: '4.5'},
  'server.resources': {since: '4.5.10'},
  'server.operation': {since: '4.2', documentedSince: '4.4'},
  'server.nodes': {since: '4.4'},
  'server.shards': {since: '4.5'},
  'server.hostname': {since: '4.4'},
  ...each(
    {since: '4.2'},
    'request.url',
    'request.method',
    'request.headers',
    'request.pathname',
    'request.protocol',
    'request.data',
    'request.ip',
    'request.host',
  ),
  'request.sendEarlyHints': {since: '4.5'},
  'request.login': {since: '4.2', documentedSince: '4.4'},
  'request.session': {since: '4.2'},
  ...each({since: '4.2', documentedSince: '4.4'}, 'request._nodeRequest', 'request._nodeResponse'),
};
