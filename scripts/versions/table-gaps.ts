import type {Availabilities, Availability, OperationAvailabilities} from '../../src/data/availability/types';
import {absenceIn, arrivalIn, isAvailable, isDue} from '../../src/lib/versions/availability';
import type {ConfigKey} from '../../src/plugins/config-schema/types';
import type {Operation} from '../../src/plugins/api-catalogue/types';
import {NATS, REPLICATION} from '../../src/plugins/availability/collect-features';
import {belongs} from '../../src/plugins/availability/find-place';
import {isConfigurationPage, type Page} from '../pages/read-pages';
import type {Problem} from '../../src/lib/problems';
import type {KnownFeatures} from './known-features';
import type {VersionFacts} from './version-facts';
import {compareVersions} from '../../src/lib/compare-versions';
import {docsFolder, versionOfFile} from '../../src/lib/versions/version-names';

/** What to do where the page is right. */
const UPDATE = '`npm run availability:update` if the page is right';

/** What is older is in every version that documents operations in this form. */
const FIRST_DATED = '4.3';

/** A version, and whether its tables have to name all that it has. */
interface CheckedVersion extends VersionFacts {
  isComplete: boolean;
}

/**
 * Compares the tables of operations and of the configuration file with what is known of a version: what they lack, and rows
 * of another version, without a parameter, or with another release. A version without such tables has none to compare.
 */
export function tableGaps(version: CheckedVersion, pages: readonly Page[], known: KnownFeatures): Problem[] {
  return [...operationGaps(version, pages, known), ...configurationGaps(version, pages, known)];
}

/** Those that a version has to name and that its tables do not. */
const absent = (features: Availabilities, names: ReadonlySet<string>, version: string): string[] =>
  Object.keys(features).filter((name) => isDue(features[name]!, version) && !names.has(name));

function operationGaps(version: CheckedVersion, pages: readonly Page[], known: KnownFeatures): Problem[] {
  const {name, catalogue, isComplete} = version;
  if (!catalogue || catalogue.operations.length === 0) return [];
  const root = `${docsFolder(name)}/developers/operations-api`;
  const pageOf = (id: string) => pages.find(({file}) => file.startsWith(`${root}/${id}.`));
  const groups = [
    {features: known.natsOperations, group: NATS},
    {features: known.replicationOperations, group: REPLICATION},
    {features: known.operations, group: undefined},
  ];
  return groups.flatMap(({features, group}) => {
    const operations = catalogue.operations.filter(({page}) =>
      belongs({kind: 'operation', group}, `developers/operations-api/${page}`, name),
    );
    const names = new Set(operations.flatMap((operation) => [operation.name, ...operation.aliases]));
    const missing = isComplete ? absent(features, names, name) : [];
    return [
      ...operations.flatMap((operation) => {
        const {file, text} = pageOf(operation.page)!;
        const line = lineOf(text, `## \`${operation.name}\``);
        return operationFaults(operation, features[operation.name], name).map((fault) => ({...fault, file, line}));
      }),
      ...missing.map((term) => ({
        file: pageOf('index')?.file ?? root,
        line: 1,
        message: `no page of ${name} documents the operation ${term}`,
        expected: `a section of its own, or ${UPDATE}`,
      })),
    ];
  });
}

type Fault = Pick<Problem, 'message' | 'expected'>;

function operationFaults(
  {name, since, parameters}: Operation,
  feature: OperationAvailabilities[string] | undefined,
  version: string,
): Fault[] {
  const what = `the operation ${name}`;
  if (!feature || !isAvailable(feature, version)) return rowFaults(what, since, feature, version);
  const [, ...own] = parameters;
  const paths = new Set(own.map((parameter) => parameter.name));
  const isNew = (parameter: Availability) => parameter.since === undefined && feature.since !== undefined;
  const arrival = arrivalIn(feature, version);
  return [
    ...(since === undefined && arrival !== undefined && compareVersions(arrival, FIRST_DATED) >= 0
      ? [{message: `${what} has no line "Since:"`, expected: `"Since: ${arrival}" below its permission`}]
      : dateFault(what, since, feature, version)),
    ...absent(feature.parameters, paths, version).map((path) => ({
      message: `${what} lacks the parameter ${path}`,
      expected: `a row of its own, or ${UPDATE}`,
    })),
    ...own.flatMap((row) => {
      const known = feature.parameters[row.name];
      const stated = known && isNew(known) ? undefined : row.since;
      return rowFaults(`the parameter ${row.name} of ${what}`, stated, known, version);
    }),
  ];
}

/** What is wrong with a row that names a feature, and maybe a release. */
function rowFaults(what: string, since: string | undefined, known: Availability | undefined, version: string): Fault[] {
  if (!known) return [{message: `${what} is not in the data of this site`, expected: UPDATE}];
  if (isAvailable(known, version)) return dateFault(what, since, known, version);
  return [{message: `${what} ${absenceIn(known, version)}`, expected: `nothing that ${version} does not have`}];
}

function configurationGaps(version: CheckedVersion, pages: readonly Page[], known: KnownFeatures): Problem[] {
  const {name, configuration, isComplete} = version;
  if (!configuration) return [];
  const {file, text} = pages.find((page) => versionOfFile(page.file) === name && isConfigurationPage(page))!;
  const keys = new Set(configuration.keys.map(({key}) => key));
  const missing = isComplete ? absent(known.configurationKeys, keys, name) : [];
  return [
    ...configuration.keys.flatMap((row) => {
      const {key, since} = row;
      const faults = rowFaults(`the configuration key ${key}`, since, known.configurationKeys[key], name);
      const place = {file, line: lineOf(text, `| \`${key}\``)};
      return [...faults, ...defaultFault(row, known.changedDefaults[key], name)].map((fault) => ({...fault, ...place}));
    }),
    ...missing.map((key) => ({
      file,
      line: 1,
      message: `the configuration key ${key} is missing`,
      expected: `a row of its own, or ${UPDATE}`,
    })),
  ];
}

/** A default that changed. A page that names none says less, not something else. */
function defaultFault(
  {key, default: found}: ConfigKey,
  defaults: KnownFeatures['changedDefaults'][string] | undefined,
  version: string,
): Fault[] {
  if (!defaults || found === undefined) return [];
  const expected = defaults.findLast(([since]) => compareVersions(since, version) <= 0)?.[1];
  if (found === expected) return [];
  const right = expected === undefined ? `none in ${version}` : JSON.stringify(expected);
  return [{message: `the default of ${key} is ${JSON.stringify(found)}`, expected: right}];
}

/** A page may leave the release out; when it names one, it is the right one. */
function dateFault(what: string, since: string | undefined, known: Availability, version: string): Fault[] {
  if (since === undefined) return [];
  const arrival = arrivalIn(known, version);
  const isOwn = arrival !== undefined && compareVersions(arrival, version) === 0;
  const releases = [isOwn ? arrival : (known.since ?? []), known.documentedSince ?? []].flat();
  // The line instead of its patch says less, not something else.
  if (releases.some((release) => release === since || release.startsWith(`${since}.`))) return [];
  return [{message: `${what} is dated ${since}`, expected: arrival ?? 'no release: it is as old as the docs'}];
}

function lineOf(text: string, beginning: string): number {
  const lines = text.split('\n');
  return lines.findIndex((line) => line.startsWith(beginning)) + 1 || 1;
}
