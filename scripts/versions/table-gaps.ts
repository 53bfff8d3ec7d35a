import {
  arrivalIn,
  type Availabilities,
  type Availability,
  isAvailable,
  isDated,
  isDue,
  type OperationAvailabilities,
} from '../../src/features/availability';
import {type ConfigKey, configurationPages, configurationsOf} from '../../src/features/configuration/node';
import {cataloguesOf, type Operation} from '../../src/features/api/node';
import {NATS, REPLICATION} from '../../src/features/availability/node';
import {OPERATIONS} from '../../src/page-model/fixed-pages';
import type {Page} from '../pages/read-pages';
import type {LineProblem, Problem} from '../../src/lib/problems';
import {absenceIn, type KnownFeatures} from './known-features';
import {compareVersions} from '../../src/lib/compare-versions';
import {docsFolder} from '../../src/lib/version-names';

/**
 * Compares the tables of operations and of the configuration file with what is known about a version: reports what they
 * lack, rows of other versions, operations that lack a parameter, and wrong releases or defaults. Skips missing tables.
 *
 * @param isComplete whether the tables have to name everything that the version has
 * @param pages the pages of the version
 * @throws Error naming file and line if one of these pages does not have the expected form
 */
export function tableGaps(version: string, isComplete: boolean, pages: Page[], known: KnownFeatures): Problem[] {
  const operations = cataloguesOf(pages).get(version)?.operations ?? [];
  const keys = configurationsOf(pages).get(version)?.keys ?? [];
  const root = `${docsFolder(version)}/${OPERATIONS}`;
  const pageOf = (id: string) => pages.find(({file}) => file.startsWith(`${root}/${id}.`));

  function operationGaps(features: OperationAvailabilities, group?: string): Problem[] {
    const own = operations.filter((operation) => operation.group === group);
    const names = own.flatMap(({name, aliases}) => [name, ...aliases]);
    const tell = (name: string) => `no page of ${version} documents the operation ${name}`;
    const missing = isComplete ? lackProblems(features, names, version, tell, 'section') : [];
    return [
      ...own.flatMap((operation) => {
        const problems = operationProblems(operation, features[operation.name], version);
        return placed(problems, pageOf(operation.page)!, `## \`${operation.name}\``);
      }),
      ...placed(missing, pageOf('index') ?? {file: root, text: ''}),
    ];
  }

  function keyGaps(own: Page[]): Problem[] {
    const names = keys.map(({key}) => key);
    const tell = (key: string) => `the configuration key ${key} is missing`;
    const missing = isComplete ? lackProblems(known.configurationKeys, names, version, tell, 'row') : [];
    return [
      ...keys.flatMap((row) => {
        const {key, since} = row;
        const problems = rowProblems(`the configuration key ${key}`, since, known.configurationKeys[key], version);
        const ofDefault = defaultProblem(row, known.changedDefaults[key], version);
        const beginning = `| \`${key}\``;
        const page = own.find(({text}) => text.includes(`\n${beginning}`))!;
        return placed([...problems, ...ofDefault], page, beginning);
      }),
      ...placed(missing, own[0]!),
    ];
  }

  const isOfOperations = operations.length > 0;
  return [
    ...(isOfOperations ? operationGaps(known.natsOperations, NATS) : []),
    ...(isOfOperations ? operationGaps(known.replicationOperations, REPLICATION) : []),
    ...(isOfOperations ? operationGaps(known.operations) : []),
    ...(keys.length > 0 ? keyGaps(configurationPages(pages)) : []),
  ];
}

/** Places problems at the first line of the page with this beginning, otherwise at line 1. */
function placed(problems: LineProblem[], {file, text}: Page, beginning?: string): Problem[] {
  const at = beginning === undefined ? 0 : text.split('\n').findIndex((line) => line.startsWith(beginning));
  return problems.map((problem) => ({...problem, file, line: Math.max(at, 0) + 1}));
}

/** Problems for everything that a version has to name but its tables do not. */
function lackProblems(
  features: Availabilities,
  names: readonly string[],
  version: string,
  tell: (name: string) => string,
  part: string,
): LineProblem[] {
  return Object.keys(features)
    .filter((name) => isDue(features[name]!, version) && !names.includes(name))
    .map((name) => ({message: tell(name), expected: `a ${part} of its own, as the versions before and after have it`}));
}

function operationProblems(
  {name, since, parameters}: Operation,
  feature: OperationAvailabilities[string] | undefined,
  version: string,
): LineProblem[] {
  const what = `the operation ${name}`;
  if (!feature || !isAvailable(feature, version)) return rowProblems(what, since, feature, version);
  const [, ...own] = parameters;
  const paths = own.map((parameter) => parameter.name);
  const isNew = (parameter: Availability) => parameter.since === undefined && feature.since !== undefined;
  const arrival = arrivalIn(feature, version);
  return [
    ...(since === undefined && arrival !== undefined && isDated(arrival)
      ? [{message: `${what} has no line "Since:"`, expected: `"Since: ${arrival}" below its permission`}]
      : dateProblem(what, since, feature, version)),
    ...lackProblems(feature.parameters, paths, version, (path) => `${what} lacks the parameter ${path}`, 'row'),
    ...own.flatMap((row) => {
      const known = feature.parameters[row.name];
      const stated = known && isNew(known) ? undefined : row.since;
      return rowProblems(`the parameter ${row.name} of ${what}`, stated, known, version);
    }),
  ];
}

/** The problems of a row that names a feature and maybe a release. */
function rowProblems(
  what: string,
  since: string | undefined,
  known: Availability | undefined,
  version: string,
): LineProblem[] {
  if (!known)
    return [
      {
        message: `${what} is not in the data of this site`,
        expected:
          'the row in the latest version too, or in src/features/versions/data/next-release.ts the release that brings it',
      },
    ];
  if (isAvailable(known, version)) return dateProblem(what, since, known, version);
  return [{message: `${what} ${absenceIn(known, version)}`, expected: `nothing that ${version} does not have`}];
}

/** Checks a default that changed between versions. A page may leave the default out. */
function defaultProblem(
  {key, default: found}: ConfigKey,
  defaults: KnownFeatures['changedDefaults'][string] | undefined,
  version: string,
): LineProblem[] {
  if (!defaults || found === undefined) return [];
  const expected = defaults.findLast(([since]) => compareVersions(since, version) <= 0)?.[1];
  if (found === expected) return [];
  const right = expected === undefined ? `none in ${version}` : JSON.stringify(expected);
  return [{message: `the default of ${key} is ${JSON.stringify(found)}`, expected: right}];
}

/** Checks the release that a page names; it may leave the release out. */
function dateProblem(what: string, since: string | undefined, known: Availability, version: string): LineProblem[] {
  if (since === undefined) return [];
  const arrival = arrivalIn(known, version);
  const isOwn = arrival !== undefined && compareVersions(arrival, version) === 0;
  const releases = [isOwn ? arrival : (known.since ?? []), known.documentedSince ?? []].flat();
  // The page may name the line instead of the patch, which is less precise but not wrong.
  if (releases.some((release) => release === since || release.startsWith(`${since}.`))) return [];
  return [{message: `${what} is dated ${since}`, expected: arrival ?? 'no release: it is as old as the docs'}];
}
