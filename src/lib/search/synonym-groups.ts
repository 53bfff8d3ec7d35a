/*
 * Words that readers use for the words of these docs. Whole words, as a person would write them: forms of a word (delete,
 * deleted, deleting) need no entry of their own. The comment before a group says why it is there.
 */

/** Words that stand for each other, both ways. Found through one of them, a section counts less than through the word itself. */
export const SAME: readonly string[] = [
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

/** Words of readers, and of other databases, with what they mean here. One way: the words on the right find no others. */
export const MEANS: Readonly<Record<string, string | readonly string[]>> = {
  // What changed is told by the release notes, and what an upgrade asks of the reader by the upgrade view.
  changelog: 'release notes',
  'change log': 'release notes',
  'breaking change': ['action required', 'plan upgrade'],
  'release history': 'release notes',
  downgrade: ['roll back', 'go back'],

  // Time to live: caching tables and `@table(expiration)`.
  ttl: 'expiration',
  'time to live': 'expiration',

  // SQL words for what a schema declares.
  'foreign key': '@relationship',
  'one to many': '@relationship',
  'many to many': '@relationship',
  'auto increment': 'generated keys',
  autoincrement: 'generated keys',
  uuid: 'generated keys',
  'generated column': 'computed',
  'materialized view': 'computed',
  'virtual column': 'computed',
  'stored procedure': ['resource class', 'custom function'],
  'add column': ['create_attribute', 'change schema'],
  'schema migration': 'change schema',
  migration: ['upgrade', 'change schema'],
  'secondary index': '@indexed',
  'add index': '@indexed',
  'default value': 'field directives',

  // Sizes and times by other names.
  largest: 'maximum',
  biggest: 'maximum',
  validity: 'lifetime',
  'long valid': 'lifetime',
  increment: 'addTo',
  tier: 'deployment type',

  // Paging is done with limit in REST and SQL.
  pagination: 'limit',
  paginate: 'limit',
  paging: 'limit',
  'page through': 'limit',
  offset: 'limit',
  cursor: 'limit',
  order: 'sort',

  // Vector search by other names.
  embedding: 'vector index',
  'similarity search': 'vector index',
  'nearest neighbor': 'vector index',
  'full text': 'computed index',

  // Messaging products.
  'pub sub': 'publish subscribe topics real-time',
  pubsub: 'publish subscribe topics real-time',
  'message broker': 'mqtt topics',
  kafka: 'topics real-time',
  webhook: ['server-sent events', 'subscribe'],
  'change data capture': ['subscribe', 'transaction log'],
  cdc: ['subscribe', 'transaction log'],
  'change stream': 'subscribe',
  'live query': 'subscribe',
  retained: 'retain',

  // Caches.
  redis: 'caching',
  memcached: 'caching',

  // Security.
  https: ['tls', 'certificate'],
  'api key': ['token', 'authentication'],
  'bearer token': 'jwt token',
  oauth: 'authentication methods',
  sso: 'authentication methods',
  'read only': 'role permission',
  readonly: 'role permission',
  'row level': 'authorization',
  acl: 'permission',
  hardening: 'harden',
  'security checklist': 'harden',
  encryption: 'tls',
  'lets encrypt': 'certificate production',
  anonymous: ['unauthenticated', 'authorizeLocal'],

  // Running it.
  'connection string': ['url', 'address'],
  'rate limit': ['request queue limit', 'limits'],
  throttle: 'request queue limit',
  'health check': '/health',
  liveness: '/health check',
  readiness: '/health check',
  kubernetes: 'docker container',
  k8s: 'docker container',
  'docker compose': 'docker container',
  'air gapped': 'offline',
  'environment file': '.env loadEnv',
  dotenv: '.env loadEnv',
  'disaster recovery': ['restore backup', 'point-in-time'],
  'point in time': 'point-in-time',
  'start on boot': ['systemd', 'boot'],
  autostart: ['systemd', 'boot'],
  daemon: 'systemd',
  prometheus: 'metrics analytics',
  'cpu core': 'threads',
  'worker process': 'threads',
  'log rotation': 'logging.rotation',
  'tail log': 'read log',
  'data directory': ['storage.path', 'rootPath'],
  'high availability': 'replication',
  failover: 'replication',
  'leader follower': 'replication',
  master: ['replication', 'leader'],
  partition: 'sharding',
  partitioning: 'sharding',
  residency: 'sharding',
  lag: 'latency',

  // Applications.
  spa: 'single-page application static',
  swagger: 'openapi',
  lambda: 'custom function resource',
  'serverless function': 'resource',
  cron: ['schedule', 'job'],
  trigger: ['resource put', 'subscribe'],
  orm: 'own code',
  sdk: 'own code',
  driver: 'own code',
  'client library': 'own code',
  python: 'own code',
  java: 'own code',
  php: 'own code',
  golang: 'own code',
  github: 'git repository',
  gitlab: 'git repository',
  'ci cd': 'deploy command line',
  'optimistic locking': 'If-Match conditional',
  etag: 'conditional',
  'partial update': 'patch',
  'geo spatial': 'geospatial',
  nearby: 'geoNear',
  near: 'geoNear',
  'slow query': 'query optimization',
  'query plan': 'explain',
  binary: 'blob',
  image: 'blob',
  'file upload': 'blob',
  upload: ['import', 'deploy'],
  acid: 'transactions guarantees',
  rollback: 'abort transaction',
  'isolation level': 'transactions concurrency',
};
