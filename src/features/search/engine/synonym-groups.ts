// cspell:ignore autoincrement organisation -- as readers write them
/*
 * Words that readers use for the words of these docs. Whole words, as a person would write them: forms of a word
 * (delete, deleted, deleting) need no entry of their own. The comment before a group says why it exists.
 */

/** Synonyms, in both directions. A section found by a synonym counts less than one found by the word itself. */
export const TWO_WAY: readonly string[] = [
  // The operations say delete for records and drop for tables; readers use any of them for both.
  'delete remove drop erase',
  // Pages say authentication and log in; people look for the short form and for the button.
  'auth authentication login credentials',
  // Roles have permissions here, privileges or rights in SQL databases.
  'permission privilege right authorization access grant',
  // The operations are alter_user and update; people change, edit or modify.
  'modify change alter edit update',
  'add create new',
  // Operations are list_ and describe_; readers want to show or see.
  'list show display view',
  'find search query',
  'start begin launch boot',
  'install installation setup',
  // A setting is a key in the configuration file, and an option of a component.
  'config configuration setting option',
  'fail error problem failure',
  // Up to 4.1 a database was called a schema, and many parameters still are.
  'database db schema',
  // MongoDB has collections, Cassandra has column families.
  'table collection',
  // MongoDB and CouchDB have documents, SQL has rows, Redis has entries.
  'record row document entry',
  'attribute field column property',
  'certificate cert tls ssl',
  // A node of a cluster is an instance in Studio, and a server or machine to everybody else.
  'node server instance machine',
  'cluster replication',
  // Jobs are what others call background tasks.
  'job task',
  'csv spreadsheet',
  'price cost billing plan pricing',
  'metric analytics statistics monitoring',
  'region location',
  'deploy publish',
  'organization organisation team',
  'member user account',
  'token jwt',
  'clear purge clean',
  'backup snapshot dump',
  'maximum max limit',
  'quickstart tutorial',
  'api interface endpoint',
  'expire expiration ttl',
  'thread worker',
  'uninstall remove',
  'directory folder',
  'docker container',
  'release version',
];

/**
 * Words of the docs, each with the words that readers and other databases use instead, separated by commas. One way:
 * the words of the docs do not find these.
 */
export const ONE_WAY: Readonly<Record<string, string>> = {
  // The release notes say what changed; the upgrade view says what an upgrade requires.
  'release notes': 'changelog, change log, release history',
  'action required': 'breaking change',
  'plan upgrade': 'breaking change',
  'roll back': 'downgrade',
  'go back': 'downgrade',

  // Time to live: caching tables and `@table(expiration)`.
  expiration: 'ttl, time to live, stale',

  // SQL words for what a schema declares.
  '@relationship': 'foreign key, one to many, many to many',
  'generated keys': 'auto increment, autoincrement, uuid',
  computed: 'generated column, materialized view, virtual column',
  'resource class': 'stored procedure',
  'custom function': 'stored procedure',
  create_attribute: 'add column',
  'change schema': 'add column, schema migration, migration',
  upgrade: 'migration',
  '@indexed': 'secondary index, add index',
  'field directives': 'default value',

  // Short forms, and everyday words for those of the pages.
  application: 'app',
  repository: 'repo',
  organization: 'org',
  'certificate authority': 'ca',
  regexp: 'regex',
  terms: 'glossary, terminology',
  limits: 'restriction, boundary, rate limit',
  user: 'colleague',
  'create account': 'sign up, register',
  billing: 'pay',
  disable: 'turn off',
  enable: 'switch on',
  drop: 'wipe',
  delete: 'purge',
  edit: 'editor',
  cli: 'terminal',
  'front end': 'frontend',

  // Names of the counterparts on other platforms.
  component: 'addon',
  resource: 'handler, controller, serverless function',
  endpoint: 'gateway',
  table: 'entity',
  schema: 'model',
  'group by': 'aggregate',
  transaction: 'commit',
  transactions: 'concurrent',
  replication: 'sync, high availability, failover, leader follower, master',
  subscribe: 'notify, webhook, change data capture, cdc, change stream, live query, trigger',
  geo: 'coordinates',
  'content type': 'serialize',
  analytics: 'telemetry',
  metrics: 'monitoring',
  fabric: 'hosted',

  // Sizes and times by other names.
  maximum: 'largest, biggest',
  lifetime: 'validity, long valid',
  addTo: 'increment',
  'deployment type': 'tier',

  // Paging is done with limit in REST and SQL.
  limit: 'pagination, paging, page through, offset, cursor',
  sort: 'order',

  // Vector search by other names.
  'vector index': 'embedding, similarity search, nearest neighbor',
  'computed index': 'full text',

  // Messaging products.
  'publish subscribe topics real-time': 'pub sub, pubsub',
  'mqtt topics': 'message broker',
  'topics real-time': 'kafka',
  'server-sent events': 'webhook',
  'transaction log': 'change data capture, cdc',
  retain: 'retained',

  // Caches.
  caching: 'redis, memcached',

  // Security.
  tls: 'https, encryption',
  certificate: 'https',
  token: 'api key',
  authentication: 'api key',
  'jwt token': 'bearer token',
  'authentication methods': 'oauth, sso',
  'role permission': 'read only, readonly',
  authorization: 'row level',
  permission: 'acl',
  harden: 'hardening, security checklist',
  'certificate production': 'lets encrypt',
  unauthenticated: 'anonymous',
  authorizeLocal: 'anonymous',
  role: 'grant',
  'certificate verification': 'revocation',
  401: 'unauthorized',
  403: 'forbidden',

  // Running it.
  url: 'connection string',
  address: 'connection string',
  'request queue limit': 'rate limit, throttle',
  '/health': 'health check',
  '/health check': 'liveness, readiness',
  'docker container': 'kubernetes, k8s, docker compose',
  offline: 'air gapped',
  '.env loadEnv': 'environment file, dotenv',
  'restore backup': 'disaster recovery',
  'point-in-time': 'disaster recovery, point in time',
  systemd: 'start on boot, autostart, daemon',
  boot: 'start on boot, autostart',
  'metrics analytics': 'prometheus',
  threads: 'cpu core, worker process',
  'logging.rotation': 'log rotation',
  'read log': 'tail log',
  'storage.path': 'data directory',
  rootPath: 'data directory',
  leader: 'master',
  sharding: 'partition, residency',
  latency: 'lag',

  // Applications.
  'single-page application static': 'spa',
  openapi: 'swagger',
  'custom function resource': 'lambda',
  schedule: 'cron',
  job: 'cron',
  'resource put': 'trigger',
  'own code': 'orm, sdk, driver, client library, python, java, php, golang',
  'git repository': 'github, gitlab',
  'deploy command line': 'ci cd',
  'If-Match conditional': 'optimistic locking',
  conditional: 'etag',
  patch: 'partial update',
  geospatial: 'geo spatial',
  geoNear: 'nearby, near',
  'query optimization': 'slow query',
  explain: 'query plan',
  blob: 'binary, image, picture, video, file upload',
  import: 'upload',
  deploy: 'upload',
  'transactions guarantees': 'acid',
  'abort transaction': 'rollback',
  'transactions concurrency': 'isolation level',
};
