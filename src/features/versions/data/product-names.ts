/** The name of the product in the docs of a version, and in every later one up to the next entry. Oldest first. */
export const productNames: readonly {since: string; product: string}[] = [
  {since: '4.1', product: 'HarperDB'},
  {since: '4.4', product: 'Harper'},
];

/** The purpose of the product in the docs of a version, and in every later one up to the next entry. Oldest first. */
export const capabilities: readonly {since: string; does: string; documented: string}[] = [
  {
    since: '4.1',
    does: 'stores JSON records, answers the operations API and SQL, runs Custom Functions, and replicates data between nodes',
    documented: 'the operations API, SQL, Custom Functions, clustering and the configuration',
  },
  {
    since: '4.2',
    does: 'runs a database, a cache, messaging and application hosting in one process',
    documented: 'the REST interface, the operations API, the configuration and the JavaScript API',
  },
];

/** Names of services and techniques that earlier versions do not have. */
export const laterNames: Readonly<Record<string, {since: string}>> = {
  Plexus: {since: '4.4'},
  'Harper Fabric': {since: '4.5'},
  'Fabric Studio': {since: '4.6'},
};
