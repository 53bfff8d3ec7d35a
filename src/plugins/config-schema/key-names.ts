import type {ConfigKey} from './types';

type Names = Pick<ConfigKey, 'environmentVariable' | 'argument' | 'operationField'>;

/**
 * The names of a key outside of the file: its path joined with underscores. Items of arrays and names of the reader's
 * choice have none: one sets the array or object that contains them.
 */
export function namesOf(key: string): Names {
  if (/[[*]/.test(key)) return {};
  const operationField = key.replaceAll('.', '_');
  const environmentVariable = operationField.toUpperCase();
  return {environmentVariable, argument: `--${environmentVariable}`, operationField};
}
