import {readRows, usualSuffix} from './doc-rows';
import type {DocEntry, DocRow, DocsData, DocTree, GlobalDoc, GlobalVersion, Section} from './types';

/** All docs of an instance, in every version: links between versions need those of the others. */
export interface DocsTable {
  instance: string;
  /** Of the section's version among those of the instance. */
  position: number;
  /** Sidebar of most docs. */
  sidebar: string | undefined;
  rows: DocRow[];
}

export interface SplitDocs {
  /** What stays: every version, with its main doc and the docs that the navbar names. */
  kept: DocsData;
  tables: Map<Section, DocsTable>;
}

/** Versions that fit into a number, a bit each. */
const MAX_VERSIONS = 52;

/**
 * Moves the docs of each version, which links between versions need, from what every reader loads to the sections' tables.
 *
 * @param pinned ids of docs that the layout links to from everywhere
 * @throws Error when the docs of an instance cannot be written as rows
 */
export function splitDocs(data: DocsData, sections: Section[], pinned: ReadonlySet<string>): SplitDocs {
  const kept = structuredClone(data);
  const tables = new Map<Section, DocsTable>();
  for (const [instance, {versions}] of Object.entries(data)) {
    const places = versions.map(({path}) => sections.find(({route}) => route.path === path));
    // Docs of a version without a table could never come back.
    if (!places.every((section) => section !== undefined)) continue;
    for (const [position, {docs, mainDocId}] of versions.entries()) {
      kept[instance]!.versions[position]!.docs = docs.filter(({id}) => id === mainDocId || pinned.has(id));
    }
    const table = writeDocs(instance, versions);
    places.forEach((section, position) => tables.set(section, {...table, position}));
  }
  return {kept, tables};
}

/** Ids that stand as `docId` anywhere in a configuration. */
export function namedDocs(configuration: unknown): Set<string> {
  const ids = new Set<string>();
  JSON.stringify(configuration ?? null, (key, value: unknown) => {
    if (key === 'docId' && typeof value === 'string') ids.add(value);
    return value;
  });
  return ids;
}

function writeDocs(instance: string, versions: GlobalVersion[]): Omit<DocsTable, 'position'> {
  if (versions.length > MAX_VERSIONS) throw new Error(`${instance} has more than ${MAX_VERSIONS} versions of docs`);
  const sidebar = mostFrequent(versions.flatMap(({docs}) => docs.flatMap((doc) => doc.sidebar ?? [])));
  // What is the same in several versions is one row.
  const rows = new Map<string, DocRow>();
  for (const [position, version] of versions.entries()) {
    for (const doc of version.docs) {
      const said = describe(doc, version, sidebar);
      const key = JSON.stringify(said);
      const {inVersions} = rows.get(key) ?? {inVersions: 0};
      rows.set(key, {...said, inVersions: inVersions + 2 ** position});
    }
  }
  // In the order in which the browser reads them.
  return {instance, sidebar, rows: readRows(writeTree([...rows.values()]))};
}

function describe(
  {id, path, sidebar, unlisted}: GlobalDoc,
  version: GlobalVersion,
  common: string | undefined,
): Omit<DocRow, 'inVersions'> {
  if (!path.startsWith(version.path)) throw new Error(`the doc ${path} is not below its version ${version.path}`);
  const isUsual = sidebar === common && !unlisted;
  const own = {...(sidebar && {sidebar}), ...(unlisted && {unlisted})};
  return {id, suffix: path.slice(version.path.length), ...(!isUsual && {own})};
}

/** The shortest way to say the same: ids of docs share their folders. */
export function writeTree(rows: readonly DocRow[]): DocTree {
  const tree: DocTree = {};
  for (const {id, inVersions, suffix, own} of rows) {
    const parts = id.split('/');
    const name = parts.pop()!;
    let folder = tree;
    for (const part of parts) folder = (folder[`${part}/`] ??= {}) as DocTree;
    const written = suffix === usualSuffix(id) ? 0 : suffix;
    const before = folder[name];
    if (before === undefined && written === 0 && !own) {
      folder[name] = inVersions;
    } else {
      const entries: DocEntry[] = typeof before === 'number' ? [[before, 0]] : ((before ?? []) as DocEntry[]);
      folder[name] = [...entries, own ? [inVersions, written, own] : [inVersions, written]];
    }
  }
  return tree;
}

/** The value that is there most often; the first of several. */
export function mostFrequent(values: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
