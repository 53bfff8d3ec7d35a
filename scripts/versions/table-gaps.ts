import type {Availabilities, Availability, OperationAvailabilities} from '../../src/data/availability/types';
import {arrivalIn, hasCome, isAvailable, isDue} from '../../src/lib/versions/availability';
import type {ConfigKey} from '../../src/plugins/config-schema/types';
import type {Operation} from '../../src/plugins/api-catalogue/types';
import {NATS, REPLICATION} from '../../src/plugins/availability/collect-things';
import {belongs} from '../../src/plugins/availability/find-place';
import {isConfigurationPage, type Page} from '../pages/read-pages';
import type {Problem} from '../../src/lib/problems';
import type {KnownThings} from './known-things';
import type {VersionFacts} from './version-facts';
import {compareVersions} from '../../src/lib/compare-versions';
import {docsFolder, versionOfFile} from '../../src/lib/versions/version-names';

/** What to do where the page is right. */
const UPDATE = '`npm run availability:update` if the page is right';

/** What is older is in every version that documents operations in this form. */
const FIRST_DATED = '4.3';

export interface TableGaps {
  /** Operations and keys that the version has and the tables do not. */
  missing: Problem[];
  /** Rows that say something else than the data: of another version, without a parameter, or with another release. */
  wrong: Problem[];
}

/**
 * Compares the tables of operations and of the configuration file with what is known of a version. A version without
 * such tables has none to compare.
 */
export function tableGaps(version: VersionFacts, pages: readonly Page[], known: KnownThings): TableGaps {
  const parts = [...operationGaps(version, pages, known), ...configurationGaps(version, pages, known)];
  return {missing: parts.flatMap((part) => part.missing), wrong: parts.flatMap((part) => part.wrong)};
}

/** Those that a version has to name and that its tables do not. */
const absent = (things: Availabilities, names: ReadonlySet<string>, version: string): string[] =>
  Object.keys(things).filter((name) => isDue(things[name]!, version) && !names.has(name));

function operationGaps({name, catalogue}: VersionFacts, pages: readonly Page[], known: KnownThings): TableGaps[] {
  if (!catalogue || catalogue.operations.length === 0) return [];
  const root = `${docsFolder(name)}/developers/operations-api`;
  const pageOf = (id: string) => pages.find(({file}) => file.startsWith(`${root}/${id}.`));
  const groups = [
    {things: known.natsOperations, group: NATS},
    {things: known.replicationOperations, group: REPLICATION},
    {things: known.operations, group: undefined},
  ];
  return groups.map(({things, group}) => {
    const operations = catalogue.operations.filter(({page}) =>
      belongs({kind: 'operation', group}, `developers/operations-api/${page}`, name),
    );
    const names = new Set(operations.flatMap((operation) => [operation.name, ...operation.aliases]));
    return {
      missing: absent(things, names, name).map((term) => ({
        file: pageOf('index')?.file ?? root,
        line: 1,
        message: `no page of ${name} documents the operation ${term}`,
        expected: `a section of its own, or ${UPDATE}`,
      })),
      wrong: operations.flatMap((operation) => {
        const page = pageOf(operation.page)!;
        const line = lineOf(page.text, `## \`${operation.name}\``);
        const faults = operationFaults(operation, things[operation.name], name);
        return faults.map((fault) => ({...fault, file: page.file, line}));
      }),
    };
  });
}

type Fault = Pick<Problem, 'message' | 'expected'>;

function operationFaults(
  {name, since, parameters}: Operation,
  thing: OperationAvailabilities[string] | undefined,
  version: string,
): Fault[] {
  const what = `the operation ${name}`;
  if (!thing || !isAvailable(thing, version)) return rowFaults(what, since, thing, version);
  const [, ...own] = parameters;
  const paths = new Set(own.map((parameter) => parameter.name));
  const isNew = (parameter: Availability) => parameter.since === undefined && thing.since !== undefined;
  const arrival = arrivalIn(thing, version);
  return [
    ...(since === undefined && arrival !== undefined && compareVersions(arrival, FIRST_DATED) >= 0
      ? [{message: `${what} has no line "Since:"`, expected: `"Since: ${arrival}" below its permission`}]
      : dateFault(what, since, thing, version)),
    ...absent(thing.parameters, paths, version).map((path) => ({
      message: `${what} lacks the parameter ${path}`,
      expected: `a row of its own, or ${UPDATE}`,
    })),
    ...own.flatMap((row) => {
      const known = thing.parameters[row.name];
      const stated = known && isNew(known) ? undefined : row.since;
      return rowFaults(`the parameter ${row.name} of ${what}`, stated, known, version);
    }),
  ];
}

/** What is wrong with a row that names a thing, and maybe a release. */
function rowFaults(what: string, since: string | undefined, thing: Availability | undefined, version: string): Fault[] {
  if (!thing) return [{message: `${what} is not in the data of this site`, expected: UPDATE}];
  return isAvailable(thing, version) ? dateFault(what, since, thing, version) : [outOfRange(what, thing, version)];
}

function configurationGaps(
  {name, configuration}: VersionFacts,
  pages: readonly Page[],
  known: KnownThings,
): TableGaps[] {
  if (!configuration) return [];
  const {file, text} = pages.find((page) => versionOfFile(page.file) === name && isConfigurationPage(page))!;
  const keys = new Set(configuration.keys.map(({key}) => key));
  return [
    {
      missing: absent(known.configurationKeys, keys, name).map((key) => ({
        file,
        line: 1,
        message: `the configuration key ${key} is missing`,
        expected: `a row of its own, or ${UPDATE}`,
      })),
      wrong: configuration.keys.flatMap((row) => {
        const {key, since} = row;
        const faults = rowFaults(`the configuration key ${key}`, since, known.configurationKeys[key], name);
        const line = lineOf(text, `| \`${key}\``);
        return [...faults, ...defaultFault(row, known.changedDefaults[key], name)].map((fault) => ({
          ...fault,
          file,
          line,
        }));
      }),
    },
  ];
}

/** A default that changed. A page that names none says less, not something else. */
function defaultFault(
  {key, default: found}: ConfigKey,
  defaults: KnownThings['changedDefaults'][string] | undefined,
  version: string,
): Fault[] {
  if (!defaults || found === undefined) return [];
  const expected = defaults.findLast(([since]) => compareVersions(since, version) <= 0)?.[1];
  if (found === expected) return [];
  return [
    {
      message: `the default of ${key} is ${JSON.stringify(found)}`,
      expected: expected === undefined ? `none in ${version}` : JSON.stringify(expected),
    },
  ];
}

function outOfRange(what: string, thing: Availability, version: string): Fault {
  const expected = `nothing that ${version} does not have`;
  if (!hasCome(thing, version)) return {message: `${what} came with ${arrivalIn(thing, version)}`, expected};
  return {message: `${what} went with ${[thing.removed].flat().join(' and ')}`, expected};
}

/** A page may leave the release out; when it names one, it is the right one. */
function dateFault(what: string, since: string | undefined, thing: Availability, version: string): Fault[] {
  if (since === undefined) return [];
  const arrival = arrivalIn(thing, version);
  const isOwn = arrival !== undefined && compareVersions(arrival, version) === 0;
  const releases = [isOwn ? arrival : (thing.since ?? []), thing.documentedSince ?? []].flat();
  // The line instead of its patch says less, not something else.
  if (releases.some((release) => release === since || release.startsWith(`${since}.`))) return [];
  return [{message: `${what} is dated ${since}`, expected: arrival ?? 'no release: it is as old as the docs'}];
}

function lineOf(text: string, beginning: string): number {
  const lines = text.split('\n');
  return lines.findIndex((line) => line.startsWith(beginning)) + 1 || 1;
}
