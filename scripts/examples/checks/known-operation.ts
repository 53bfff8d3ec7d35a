import {
  arrivalIn,
  type Availabilities,
  hasCome,
  isAvailable,
  type OperationAvailabilities,
} from '../../../src/features/availability';
import {knownKeys, knownOperations} from '../../../src/features/availability/node';
import type {PageProblem} from '../types';
import {operationBody} from '../../../src/features/code';
import {lineOf} from '../../../src/lib/line-of';

/**
 * Problems of a text that may be a request body, in a version whose pages document no operations: names that the
 * version does not have. Values and required parameters cannot be checked.
 */
export function operationNameProblems(text: string, version: string): PageProblem[] {
  const body = operationBody(text);
  if (!body) return [];
  const {operation, ...fields} = body;
  const meanings = Object.values(knownOperations()).flatMap(
    (features: OperationAvailabilities) => features[operation] ?? [],
  );
  const known = meanings.filter((feature) => isAvailable(feature, version));
  const expected = `what src/features/availability/data knows of ${version}`;
  if (known.length === 0) {
    const later = meanings.find((feature) => !hasCome(feature, version));
    const history = later ? `came with ${arrivalIn(later, version)}` : "isn't an operation of this version";
    return [{line: lineOf(text, ['operation']), message: `${operation} ${history}`, expected}];
  }
  return Object.keys(fields)
    .filter((name) => !known.some(({parameters}) => isKnown(name, parameters, version)))
    .map((name) => ({
      line: lineOf(text, [name]),
      message: `${operation}: the parameter "${name}" is not known in ${version}`,
      expected,
    }));
}

/** Returns true if a text is the body of an operation under a former name that still works. */
export function isFormerName(text: string, version: string): boolean {
  const feature = knownOperations().operations[operationBody(text)?.operation ?? ''];
  return feature?.successor !== undefined && operationNameProblems(text, version).length === 0;
}

function isKnown(name: string, parameters: Availabilities, version: string): boolean {
  const parameter = parameters[name];
  return parameter ? isAvailable(parameter, version) : '*' in parameters && isSetting(name, version);
}

/** Returns true if a parameter is a key of the configuration file: its path joined with underscores, in any case. */
function isSetting(name: string, version: string): boolean {
  return Object.entries(knownKeys()).some(([key, feature]) => {
    // An object whose names readers choose is one setting, such as `schemas`.
    const path = key.replace(/(?:\.\*|\[\]).*$/, '').replaceAll('.', '_');
    return path.toLowerCase() === name.toLowerCase() && isAvailable(feature, version);
  });
}
