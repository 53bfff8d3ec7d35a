/** What the product and its parts are called in the docs of a version, and in every later one up to the next entry. */

export interface ProductNames {
  /** First docs version with these names. */
  since: string;
  product: string;
  /** The graphical interface. */
  studio: string;
  /** The hosted service. */
  cloud: string;
  /** The command line. */
  cli: string;
}

/** The docs version from which on the product is called Harper. */
export const RENAMED_IN = '4.4';

/** Oldest first. */
export const productNames: readonly ProductNames[] = [
  {
    since: '4.1',
    product: 'HarperDB',
    studio: 'HarperDB Studio',
    cloud: 'HarperDB Cloud',
    cli: 'HarperDB CLI',
  },
  {
    since: RENAMED_IN,
    product: 'Harper',
    studio: 'Harper Studio',
    cloud: 'Harper Cloud',
    cli: 'Harper CLI',
  },
];

/** Names of services and techniques that no earlier version knows. */
export const laterNames: Readonly<Record<string, {since: string}>> = {
  Plexus: {since: '4.4'},
  'Harper Fabric': {since: '4.5'},
  'Fabric Studio': {since: '4.6'},
};
