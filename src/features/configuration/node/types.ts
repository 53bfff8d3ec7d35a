import type {SettingNames} from '../../../lib/setting-names';
import type {SettingRow} from '../../../page-model/rows/settings';

/** A key of the configuration file, as its page documents it. */
export interface ConfigKey extends SettingRow, SettingNames {
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
