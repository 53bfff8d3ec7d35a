import type {Availability, Documented, SameHistory} from '../../src/features/availability/data/types';
import {nextRelease} from '../../src/features/versions/data/next-release';
import {groupBy} from '../../src/lib/group-by';
import {compareVersions} from '../../src/lib/compare-versions';
import {WORKING_COPY} from '../../src/lib/version-names';
import {NATS, REPLICATION} from '../../src/features/availability/node/collect-features';
import {belongs} from '../../src/features/availability/node/find-place';
import {readCatalogues, readConfigurations, type Page} from '../pages/read-pages';

/** What the tables of all versions say; `npx jiti scripts/versions/update-availability.ts` writes it. */
export const DOCUMENTED_FILE = 'src/features/availability/data/documented.json';

/** What a version says about a feature. */
interface Row {
  name: string;
  since?: string;
  isDeprecated?: boolean;
  replacedBy?: string;
}

/** The rows of a feature in the versions that have tables of its kind, oldest first; undefined where it has no row. */
type Rows<Kind extends Row = Row> = readonly (Kind | undefined)[];

/**
 * The histories of all operations, parameters, and configuration keys, derived from the tables of the versions: a
 * feature came with the first version that has a row for it, or with the patches that its rows name, and was removed in
 * the first version that no longer has a row.
 *
 * @throws Error naming file and line if an operation page or configuration page does not have the expected form
 */
export function documentedHistories(pages: Page[]): Documented {
  const catalogues = byVersion(readCatalogues(pages));
  const versions = catalogues.map(([version]) => version);
  const operationsOf = (group?: string): Documented['operations'] => {
    const tables = catalogues.map(([version, {operations}]) =>
      operations.filter(({page}) => belongs({kind: 'operation', group}, `developers/operations-api/${page}`, version)),
    );
    const all = rowsByName(tables).toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      all.map(([name, rows]) => {
        // The first row is `operation`.
        const parameters = rowsByName(rows.map((row) => row?.parameters.slice(1) ?? []));
        const parts = parameters.map(([path, own]) => [historyOf(versions, own, rows), path] as const);
        return [name, [historyOf(versions, rows), ...inRuns(parts)]];
      }),
    );
  };
  const configurations = byVersion(readConfigurations(pages));
  const keys = rowsByName(
    configurations.map(([, configuration]) => configuration.keys.map((row) => ({...row, name: row.key}))),
  );
  const known = configurations.map(([version]) => version);
  return {
    operations: operationsOf(),
    natsOperations: operationsOf(NATS),
    replicationOperations: operationsOf(REPLICATION),
    configurationKeys: inRuns(bySection(keys.map(([key, rows]) => [historyOf(known, rows), key]))),
  };
}

/** The same as JSON, with one line per operation and per run of keys, so that diffs stay small. */
export function documentedText({configurationKeys, ...operations}: Documented): string {
  const groups = Object.entries(operations).map(([group, histories]) => {
    const lines = Object.entries(histories).map(
      ([name, history]) => `${JSON.stringify(name)}: ${JSON.stringify(history)}`,
    );
    return `${JSON.stringify(group)}: {\n${lines.join(',\n')}\n}`;
  });
  const keys = configurationKeys.map((run) => JSON.stringify(run));
  return `{\n${groups.join(',\n')},\n"configurationKeys": [\n${keys.join(',\n')}\n]\n}\n`;
}

/** Oldest first, by release number. The working copy is included if it is written for a next release. */
function byVersion<Tables>(all: ReadonlyMap<string, Tables>): [string, Tables][] {
  return [...all]
    .flatMap(([version, tables]): [string, Tables][] => {
      const name = version === WORKING_COPY ? nextRelease : version;
      return name === undefined || (name !== version && all.has(name)) ? [] : [[name, tables]];
    })
    .toSorted(([a], [b]) => compareVersions(a, b));
}

/** The rows of each feature, in the order of the newest table that has it. */
function rowsByName<Kind extends Row>(tables: readonly (readonly Kind[])[]): [string, Rows<Kind>][] {
  const names = new Set(tables.toReversed().flatMap((table) => table.map(({name}) => name)));
  return [...names].map((name) => [name, tables.map((table) => table.find((row) => row.name === name))]);
}

/** @param whole rows of what the feature is part of; dates that both share are left out */
function historyOf(
  versions: readonly string[],
  rows: Rows,
  whole: Rows = versions.map((name) => ({name})),
): Availability {
  const isThere = (row: Row | undefined) => row !== undefined;
  const first = rows.findIndex(isThere);
  const last = rows.findLastIndex(isThere);
  const deprecated = rows.findIndex((row) => row?.isDeprecated ?? row?.replacedBy);
  const own = rows.flatMap((row, at) =>
    row?.since && compareVersions(row.since, versions[at]!) === 0 ? row.since : [],
  );
  const isNew = first !== whole.findIndex(isThere);
  const [release, ...more] = own.length > 0 ? new Set(own) : isNew ? [rows[first]!.since ?? versions[first]!] : [];
  return {
    ...(release && {since: more.length > 0 ? [release, ...more] : release}),
    ...(release && compareVersions(release, versions[first]!) < 0 && {documentedSince: versions[first]}),
    ...(last !== whole.findLastIndex(isThere) && {removed: versions[last + 1]}),
    ...(deprecated !== -1 && {deprecated: versions[deprecated]}),
    ...(deprecated !== -1 && rows[deprecated]!.replacedBy && {successor: rows[deprecated]!.replacedBy}),
  };
}

/** Puts each part after its whole, and otherwise keeps the order of the page, whose tables may split a section. */
function bySection(features: SameHistory[], depth = 1): SameHistory[] {
  if (features.length === 1) return features;
  const sections = groupBy(features, ([, name]) => name.split('.').slice(0, depth).join('.'));
  return [...sections.values()].flatMap((section) => bySection(section, depth + 1));
}

/** Joins consecutive features with the same history into one line. */
function inRuns(features: readonly SameHistory[]): SameHistory[] {
  const runs: SameHistory[] = [];
  for (const [history, name] of features) {
    const [last, names] = runs.at(-1) ?? [];
    if (JSON.stringify(last) === JSON.stringify(history)) runs[runs.length - 1] = [history, `${names} ${name}`];
    else runs.push([history, name]);
  }
  return runs;
}
