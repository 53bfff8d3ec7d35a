import type {SettingPath} from './setting-path';

/** The names of a setting outside of the configuration file. */
export interface SettingNames {
  /** Name of the environment variable; missing, like the next two, for settings without such a name. */
  environmentVariable?: string;
  /** Command-line argument. */
  argument?: string;
  /** Name in the body of the operation `set_configuration`. */
  operationField?: string;
}

/** Keys that exist only in the file: some loggers and some settings of certificate revocation checks, among others. */
const ONLY_IN_FILE =
  /^(?:logging\.(?:path|external(?:\.root|\.stdStreams)?)|(?:http|authentication|mqtt|replication|tls|storage|analytics)\.logging(?:\..+)?|replication\.mtls|.+\.(?:crl|ocsp)\.enabled|mqtt\.network\.mtls\.certificateVerification(?:\..+)?)$/;

/** An environment variable cannot turn this key off. */
const WITHOUT_VARIABLE = 'authentication.authorizeLocal';

/**
 * The names of a key outside of the file: its path joined with underscores. Items of arrays and names that the reader
 * chooses have none, since the array or object that contains them is set as a whole.
 */
export function namesOf(key: SettingPath): SettingNames {
  if (/[[*]/.test(key) || ONLY_IN_FILE.test(key)) return {};
  const operationField = key.replaceAll('.', '_');
  const environmentVariable = operationField.toUpperCase();
  return {
    ...(key !== WITHOUT_VARIABLE && {environmentVariable}),
    argument: `--${environmentVariable}`,
    operationField,
  };
}
