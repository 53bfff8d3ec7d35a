import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {groupBy} from '../../../lib/group-by';
import {compareVersions} from '../../../lib/compare-versions';
import {WORKING_COPY} from '../../../lib/version-names';
import {isOfConfiguration, isOfOperations} from '../../../page-model/fixed-pages';
import type {DocsPage} from '../../../page-model/read-docs';
import {cataloguesOf} from '../../api/node';
import {configurationsOf} from '../../configuration/node';
import {nextRelease} from '../../versions';
import {readVersionFolders} from '../../versions/node';
import {keyExceptions, natsExceptions, operationExceptions} from '../data/exceptions';
import type {Availabilities, Availability, OperationAvailabilities} from '../data/types';
import {NATS, REPLICATION} from './operation-groups';

/** The source of a page. */
type Source = Pick<DocsPage, 'file' | 'text'>;

/** The histories of operations with their parameters, in the groups in which names are unique. */
export interface OperationHistories {
  /** All except those of clustering and replication. */
  operations: OperationAvailabilities;
  /** Those of NATS clustering. */
  natsOperations: OperationAvailabilities;
  /** Those of native replication. */
  replicationOperations: OperationAvailabilities;
}

/**
 * The histories of all operations and their parameters, derived from the tables of the versions: a feature came with
 * the first version that has a row for it, or with the patches that its rows name, and was removed in the first version
 * that no longer has a row. What tables cannot express comes from `data/exceptions.ts`.
 *
 * @param pages of all versions
 * @throws Error naming file and line if an operation page does not have the expected form
 */
export function operationHistories(pages: readonly Source[]): OperationHistories {
  const catalogues = byVersion(cataloguesOf(pages));
  const versions = catalogues.map(([version]) => version);
  const operationsOf = (exceptions: Availabilities, group?: string): OperationAvailabilities => {
    const tables = catalogues.map(([, {operations}]) => operations.filter((operation) => operation.group === group));
    const histories = rowsByName(tables)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([name, rows]): [string, Availability][] => {
        // The first row is `operation`.
        const parameters = rowsByName(rows.map((row) => row?.parameters.slice(1) ?? []));
        return [
          [name, historyOf(versions, rows)],
          ...parameters.map(([path, own]): [string, Availability] => [
            `${name}.${path}`,
            historyOf(versions, own, rows),
          ]),
        ];
      });
    return withParameters(withExceptions(histories, exceptions));
  };
  return {
    operations: operationsOf(operationExceptions),
    natsOperations: operationsOf(natsExceptions, NATS),
    replicationOperations: operationsOf({}, REPLICATION),
  };
}

/**
 * The same for the keys of the configuration file.
 *
 * @param pages of all versions
 * @throws Error naming file and line if a configuration page does not have the expected form
 */
export function keyHistories(pages: readonly Source[]): Availabilities {
  const configurations = byVersion(configurationsOf(pages));
  const versions = configurations.map(([version]) => version);
  const keys = rowsByName(configurations.map(([, {keys: rows}]) => rows.map((row) => ({...row, name: row.key}))));
  const histories = keys.map(([key, rows]): [string, Availability] => [key, historyOf(versions, rows)]);
  return withExceptions(bySection(histories), keyExceptions);
}

let operations: OperationHistories | undefined;
let keys: Availabilities | undefined;

/** The histories that the pages of this project tell, read once: `npm start` shows changed ones after a restart. */
export function knownOperations(): OperationHistories {
  operations ??= operationHistories(readSources(isOfOperations));
  return operations;
}

/** The histories of keys that the pages of this project tell, read once. */
export function knownKeys(): Availabilities {
  keys ??= keyHistories(readSources(isOfConfiguration));
  return keys;
}

/** The sources of some pages in all versions of this project, also of those that are not built. */
function readSources(isWanted: (file: string) => boolean): Source[] {
  const root = process.cwd();
  return [...readVersionFolders(root).pages.values()].flatMap((pages) =>
    [...pages.values()].filter(isWanted).map((file) => ({file, text: readFileSync(join(root, file), 'utf8')})),
  );
}

/** Groups `operation.parameter` with its operation; one of an operation that is unknown is left out. */
function withParameters(histories: Availabilities): OperationAvailabilities {
  const found: Record<string, Availability & {parameters: Record<string, Availability>}> = {};
  for (const [path, history] of Object.entries(histories)) {
    const [name = '', ...parameter] = path.split('.');
    if (parameter.length === 0) found[name] = {...history, parameters: {}};
    else if (found[name]) found[name].parameters[parameter.join('.')] = history;
  }
  return found;
}

function withExceptions(histories: readonly [string, Availability][], exceptions: Availabilities): Availabilities {
  const known: Availabilities = Object.fromEntries(histories);
  const changed = Object.entries(exceptions).map(([name, own]) => [name, {...known[name], ...own}] as const);
  return {...known, ...Object.fromEntries(changed)};
}

/** The row of a feature in a version. */
interface Row {
  name: string;
  since?: string;
  isDeprecated?: boolean;
  replacedBy?: string;
}

/** The rows of a feature in the versions that have tables of its kind, oldest first; undefined where it has no row. */
type Rows<Kind extends Row = Row> = readonly (Kind | undefined)[];

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
function bySection(features: [string, Availability][], depth = 1): [string, Availability][] {
  if (features.length === 1) return features;
  const sections = groupBy(features, ([name]) => name.split('.').slice(0, depth).join('.'));
  return [...sections.values()].flatMap((section) => bySection(section, depth + 1));
}
