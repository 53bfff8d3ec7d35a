import type {Json} from '../../../lib/json';

/** A key of the configuration file, as its page documents it. What is read from the page keeps the page's own words. */
export interface ConfigKey {
  /** Full path from the top of the file; `[]` stands for the items of an array, `*` for names the reader chooses. */
  key: string;
  /** The type cell: `string or array of string`, or literals such as `` `asc`, `desc` ``. */
  type: string;
  /** What applies when the file does not have the key; missing when the page names nothing. */
  default?: Json;
  /** What an installation writes into the file, where that differs from the default. */
  installed?: Json;
  /** The same, where the two sets of values of an installation differ. */
  installedDev?: Json;
  installedProd?: Json;
  /** All values that are allowed, for a key that takes literals only. */
  values?: Json[];
  minimum?: number;
  maximum?: number;
  /** Unit of a number: `milliseconds`, `seconds`, `bytes` or `megabytes`. */
  unit?: string;
  /** Whether the object that holds the key must have it. */
  isRequired?: boolean;
  /** First release that has the key; missing for those that are older than 4.3. */
  since?: string;
  /** Name of the environment variable; missing, like the next two, for keys without such a name. */
  environmentVariable?: string;
  /** Command-line argument. */
  argument?: string;
  /** Name in the body of the operation `set_configuration`. */
  operationField?: string;
  description: string;
  /** Address of the section that has the key. */
  url: string;
}

/** All keys of the configuration file in one version of the docs. */
export interface Configuration {
  version: string;
  /** Name of the file. */
  file: string;
  keys: ConfigKey[];
}
