import {always, each} from './each';
import type {Availabilities} from './types';

const below = (prefix: string, names: readonly string[], since: string): Availabilities =>
  Object.fromEntries(names.map((name) => [`${prefix}.${name}`, {since}]));

const checks = {
  crl: ['enabled', 'timeout', 'cacheTtl', 'gracePeriod', 'failureMode'],
  ocsp: ['enabled', 'timeout', 'cacheTtl', 'errorCacheTtl', 'failureMode'],
};

/** How a server checks whether a certificate was revoked. */
const certificateVerification = (mtls: string): Availabilities =>
  below(
    mtls,
    [
      'certificateVerification',
      'certificateVerification.failureMode',
      ...Object.entries(checks).flatMap(([check, names]) => [
        `certificateVerification.${check}`,
        ...names.map((name) => `certificateVerification.${check}.${name}`),
      ]),
    ],
    '4.7',
  );

/** The log of a part of Harper. */
const logging = (part: string) => below(`${part}.logging`, ['path', 'root', 'level', 'tag', 'stdStreams'], '4.6');

/** Keys that have another name since 4.2. @param ends what follows both names, with blanks between; one may be empty */
const moved = (from: string, to: string, ends = ''): Availabilities =>
  Object.fromEntries(ends.split(' ').map((end) => [from + end, {removed: '4.2', successor: to + end}]));

/** Keys of the configuration file. */
export const configurationKeys: Availabilities = {
  ...each({since: '4.2'}, 'http.port http.securePort'),
  'http.http2': {since: '4.5'},
  'http.compressionThreshold': {since: '4.2'},
  'http.sessionAffinity': {},
  'http.threadRange': {since: '4.3.17'},
  ...each({since: '4.2'}, 'http.cors http.corsAccessList http.corsAccessList[]'),
  'http.corsAccessControlAllowHeaders': {since: '4.4.22'},
  ...each({since: '4.2'}, 'http.timeout http.headersTimeout http.keepAliveTimeout'),
  'http.maxHeaderSize': {since: '4.3'},
  'http.maxParamLength': {since: ['4.3.33', '4.4.3']},
  'http.requestQueueLimit': {since: ['4.5.26', '4.6.8']},
  ...each({since: '4.3'}, 'http.mtls http.mtls.user http.mtls.required'),
  ...certificateVerification('http.mtls'),
  'http.logging': {since: '4.6'},
  ...logging('http'),
  ...each({since: '4.6'}, 'http.logging.timing http.logging.headers http.logging.id'),
  threads: {since: '4.2'},
  ...each({since: '4.3'}, 'threads.count threads.maxHeapMemory'),
  'threads.heapSnapshotNearLimit': {since: ['4.6.15', '4.7.3']},
  ...each(
    {since: '4.3'},
    'threads.debug threads.debug.port threads.debug.startingPort threads.debug.host threads.debug.waitForDebugger',
  ),
  ...each(
    {since: '4.4'},
    'replication.hostname replication.url replication.databases replication.databases[]',
    'replication.databases[].name replication.databases[].replicateTo',
  ),
  'replication.databases[].sharded': {since: ['4.5.33', '4.6.15']},
  ...each({since: '4.4'}, 'replication.port replication.securePort replication.enableRootCAs'),
  'replication.blobTimeout': {since: ['4.5.17', '4.6']},
  'replication.failOver': {since: ['4.5.23', '4.6.7']},
  'replication.shard': {since: '4.5.1'},
  'replication.copyTablesToCatchUp': {since: '4.4.18', removed: ['4.5.15', '4.6.3']},
  ...each(
    {since: '4.4'},
    'replication.routes replication.routes[] replication.routes[].hostname replication.routes[].port',
  ),
  'replication.routes[].startTime': {since: '4.4.18'},
  ...each({since: '4.5'}, 'replication.routes[].revokedCertificates replication.routes[].shard'),
  'replication.mtls': {since: '4.7'},
  ...certificateVerification('replication.mtls'),
  'replication.logging': {since: '4.6'},
  ...logging('replication'),
  ...always('clustering.enabled clustering.nodeName clustering.user clustering.logLevel'),
  'clustering.republishMessages': {since: '4.1.1'},
  'clustering.databaseLevel': {since: '4.2'},
  ...always(
    'clustering.hubServer.cluster.name clustering.hubServer.cluster.network.port',
    'clustering.hubServer.cluster.network.routes clustering.hubServer.cluster.network.routes[].host',
    'clustering.hubServer.cluster.network.routes[].port clustering.hubServer.leafNodes.network.port',
    'clustering.hubServer.network.port clustering.leafServer.network.port clustering.leafServer.network.routes',
    'clustering.leafServer.network.routes[].host clustering.leafServer.network.routes[].port',
    'clustering.leafServer.streams.maxAge clustering.leafServer.streams.maxBytes',
    'clustering.leafServer.streams.maxMsgs clustering.leafServer.streams.path',
  ),
  ...each(
    {since: '4.3'},
    'clustering.leafServer.streams.maxConsumeMsgs clustering.leafServer.streams.maxIngestThreads',
  ),
  ...always(
    'clustering.tls.certificate clustering.tls.certificateAuthority clustering.tls.privateKey',
    'clustering.tls.insecure clustering.tls.verify localStudio.enabled logging.level logging.file',
    'logging.stdStreams',
  ),
  'logging.console': {since: '4.4'},
  'logging.root': {},
  'logging.path': {since: '4.6'},
  'logging.auditLog': {},
  'logging.auditRetention': {since: '4.2'},
  ...always('logging.rotation.enabled logging.rotation.interval logging.rotation.maxSize logging.rotation.compress'),
  'logging.rotation.retention': {since: '4.5'},
  'logging.rotation.path': {},
  ...each(
    {since: '4.2', documentedSince: '4.4'},
    'logging.auditAuthEvents.logFailed logging.auditAuthEvents.logSuccessful',
  ),
  ...each(
    {since: '4.6'},
    'logging.external logging.external.path logging.external.root logging.external.level logging.external.tag',
    'logging.external.stdStreams',
  ),
  ...each(
    {since: '4.2'},
    'authentication.authorizeLocal authentication.cacheTTL authentication.enableSessions',
    'authentication.operationTokenTimeout authentication.refreshTokenTimeout',
  ),
  'authentication.hashFunction': {since: '4.5'},
  ...each({since: '4.5.4'}, 'authentication.cookie.domains authentication.cookie.expires'),
  'authentication.logging': {since: '4.6'},
  ...logging('authentication'),
  'operationsApi.network.port': {},
  'operationsApi.network.securePort': {since: '4.2'},
  'operationsApi.network.domainSocket': {since: '4.3'},
  'operationsApi.network.http2': {since: '4.7'},
  ...always(
    'operationsApi.network.cors operationsApi.network.corsAccessList operationsApi.network.corsAccessList[]',
    'operationsApi.network.timeout operationsApi.network.headersTimeout operationsApi.network.keepAliveTimeout',
  ),
  ...each({since: '4.4'}, 'operationsApi.sysInfo.disk operationsApi.sysInfo.network'),
  ...always('operationsApi.tls.certificate operationsApi.tls.certificateAuthority operationsApi.tls.privateKey'),
  componentsRoot: {since: '4.2'},
  'serialization.bigInt': {since: '4.3'},
  ...always('rootPath storage.path'),
  'storage.blobPaths': {since: '4.5'},
  ...always('storage.writeAsync storage.caching storage.prefetchWrites storage.noReadAhead'),
  'storage.maxTransactionQueueTime': {since: '4.3.8'},
  'storage.pageSize': {since: '4.3'},
  'storage.compression': {},
  ...each(
    {since: '4.3'},
    'storage.compression.dictionary storage.compression.threshold storage.compactOnStart',
    'storage.compactOnStartKeepBackup',
  ),
  ...each(
    {since: '4.5'},
    'storage.reclamation.threshold storage.reclamation.interval storage.reclamation.evictionFactor',
  ),
  'storage.logging': {since: '4.6'},
  ...logging('storage'),
  ...each({since: '4.2'}, 'tls tls.certificate tls.certificateAuthority tls.privateKey'),
  'tls.ciphers': {since: '4.3'},
  ...each({since: '4.3.11'}, 'tls[].host tls[].certificate tls[].certificateAuthority tls[].privateKey tls[].ciphers'),
  'tls.logging': {since: '4.6'},
  ...logging('tls'),
  ...each(
    {since: '4.2', documentedSince: '4.3'},
    'mqtt.webSocket mqtt.requireAuthentication mqtt.network.port mqtt.network.securePort',
  ),
  ...each(
    {since: '4.3'},
    'mqtt.network.mtls mqtt.network.mtls.user mqtt.network.mtls.required mqtt.network.mtls.certificateAuthority',
  ),
  ...certificateVerification('mqtt.network.mtls'),
  'mqtt.logging': {since: '4.6'},
  ...logging('mqtt'),
  ...each(
    {since: '4.2'},
    'databases databases.* databases.*.path databases.*.auditPath databases.*.tables databases.*.tables.*',
    'databases.*.tables.*.path',
  ),
  'analytics.aggregatePeriod': {since: '4.2', documentedSince: '4.7'},
  ...each({since: '4.6'}, 'analytics.replicate analytics.logging'),
  ...logging('analytics'),
  ...each({since: '4.2', documentedSince: '4.3'}, '* *.package'),
  '*.port': {since: '4.3'},
  ...each({since: '4.7'}, '*.install *.install.command *.install.timeout'),

  // Up to 4.1.
  'customFunctions.enabled': {removed: '4.2'},
  ...moved('customFunctions.network', 'http', '.cors .corsAccessList .corsAccessList[] .headersTimeout'),
  ...moved('customFunctions.network.https', 'http.securePort'),
  ...moved('customFunctions.network', 'http', '.keepAliveTimeout .port .timeout'),
  'customFunctions.nodeEnv': {removed: '4.2'},
  ...moved('customFunctions.root', 'componentsRoot'),
  ...each(
    {removed: '4.2'},
    'customFunctions.tls.certificate customFunctions.tls.certificateAuthority customFunctions.tls.privateKey',
  ),
  ...moved('http.threads', 'threads'),
  ...moved('operationsApi.authentication', 'authentication', '.operationTokenTimeout .refreshTokenTimeout'),
  'operationsApi.foreground': {removed: '4.2'},
  ...moved('operationsApi.network.https', 'operationsApi.network.securePort'),
  'operationsApi.nodeEnv': {removed: '4.2'},
  ...moved('schemas', 'databases', ' .* .*.tables .*.tables.* .*.path .*.auditPath .*.tables.*.path'),
};
