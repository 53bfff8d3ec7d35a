import documented from './documented.json';
import {each} from './each';
import {keyExceptions, natsExceptions, operationExceptions} from './exceptions';
import type {Availabilities, Availability, Documented, OperationAvailabilities} from './types';

const tables = documented as unknown as Documented;

/** Operations except those of clustering and replication, and their parameters. */
export const operations = operationsOf(tables.operations, operationExceptions);

/** Operations of NATS clustering. */
export const natsOperations = operationsOf(tables.natsOperations, natsExceptions);

/** Operations of native replication. */
export const replicationOperations = operationsOf(tables.replicationOperations, {});

/** Keys of the configuration file. */
export const configurationKeys = except(keyExceptions, ...tables.configurationKeys.map((line) => each(...line)));

function operationsOf(histories: Documented['operations'], exceptions: Availabilities): OperationAvailabilities {
  const found: Record<string, Availability & {parameters: Record<string, Availability>}> = {};
  const all = Object.entries(histories).map(([name, [own, ...parameters]]) => ({
    [name]: own,
    ...Object.fromEntries(
      parameters.flatMap(([history, names]) => names.split(' ').map((path) => [`${name}.${path}`, history])),
    ),
  }));
  for (const [path, history] of Object.entries(except(exceptions, ...all))) {
    const [name = '', ...parameter] = path.split('.');
    if (parameter.length === 0) found[name] = {...history, parameters: {}};
    else found[name]!.parameters[parameter.join('.')] = history;
  }
  return found;
}

function except(exceptions: Availabilities, ...histories: readonly Availabilities[]): Availabilities {
  const known: Availabilities = Object.assign({}, ...histories);
  return {
    ...known,
    ...Object.fromEntries(Object.entries(exceptions).map(([name, own]) => [name, {...known[name], ...own}])),
  };
}
