import type {ConfigKey} from './types';

type Names = Pick<ConfigKey, 'environmentVariable' | 'argument' | 'operationField'>;

/** Keys whose names the product does not know outside of the file: loggers of a part, and parts of checks for revocation. */
const ONLY_IN_FILE =
  /^(?:logging\.(?:path|external(?:\.root|\.stdStreams)?)|(?:http|authentication|mqtt|replication|tls|storage|analytics)\.logging(?:\..+)?|replication\.mtls|.+\.(?:crl|ocsp)\.enabled|mqtt\.network\.mtls\.certificateVerification(?:\..+)?)$/;

/** Here a variable cannot turn the key off. */
const WITHOUT_VARIABLE = 'authentication.authorizeLocal';

/**
 * The names of a key outside of the file: its path joined with underscores. Items of arrays and names of the reader's
 * choice have none: one sets the array or object that contains them.
 */
export function namesOf(key: string): Names {
  if (/[[*]/.test(key) || ONLY_IN_FILE.test(key)) return {};
  const operationField = key.replaceAll('.', '_');
  const environmentVariable = operationField.toUpperCase();
  return {
    ...(key !== WITHOUT_VARIABLE && {environmentVariable}),
    argument: `--${environmentVariable}`,
    operationField,
  };
}
