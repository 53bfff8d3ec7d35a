import type {SettingRow} from '../../../page-model/rows/settings';

/** A key of the configuration file, as its page documents it. */
export interface ConfigKey extends SettingRow {
  /** Name of the environment variable; missing, like the next two, for keys without such a name. */
  environmentVariable?: string;
  /** Command-line argument. */
  argument?: string;
  /** Name in the body of the operation `set_configuration`. */
  operationField?: string;
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
