import type {DocRow, DocsData, GlobalDoc, GlobalVersion, Section} from './types';

/** Docs of one version for a section's table. */
export interface DocsTable {
  instance: string;
  /** Position of the version in its instance. */
  version: number;
  /** Sidebar of most docs. */
  sidebar: string | undefined;
  rows: DocRow[];
}

export interface SplitDocs {
  /** What stays: every version, with its main doc and the docs that the navbar names. */
  kept: DocsData;
  tables: Map<Section, DocsTable[]>;
}

/** A row has a bit per version in a signed integer. */
const MAX_BITS = 30;

/**
 * Moves the docs of each version, which links between versions need, from what every reader loads to the section's table.
 *
 * @param pinned ids of docs that the layout links to from everywhere
 */
export function splitDocs(data: DocsData, sections: Section[], pinned: ReadonlySet<string>): SplitDocs {
  const kept = structuredClone(data);
  const tables = new Map<Section, DocsTable[]>();
  for (const [instance, {versions}] of Object.entries(data)) {
    for (const [position, version] of versions.entries()) {
      const section = sections.find(({route}) => route.path === version.path);
      if (!section) continue;
      kept[instance]!.versions[position]!.docs = version.docs.filter(
        ({id}) => id === version.mainDocId || pinned.has(id),
      );
      const sidebar = mostFrequent(version.docs.flatMap((doc) => doc.sidebar ?? []));
      const rows = version.docs.map((doc) => shorten(doc, {versions, version, position, sidebar}));
      tables.set(section, [...(tables.get(section) ?? []), {instance, version: position, sidebar, rows}]);
    }
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

interface Place {
  versions: GlobalVersion[];
  version: GlobalVersion;
  position: number;
  sidebar: string | undefined;
}

function shorten(doc: GlobalDoc, {versions, version, position, sidebar}: Place): DocRow {
  const suffix = suffixOf(version, doc);
  let sameIn = 0;
  const different: [number, GlobalDoc][] = [];
  for (const [other, {path, docs}] of versions.entries()) {
    const twin = other === position ? undefined : docs.find(({id}) => id === doc.id);
    if (!twin) continue;
    const isSame =
      other < MAX_BITS &&
      twin.path === path + suffix &&
      twin.sidebar === doc.sidebar &&
      Boolean(twin.unlisted) === Boolean(doc.unlisted);
    if (isSame) sameIn |= 1 << other;
    else different.push([other, twin]);
  }
  const {sidebar: own, unlisted} = doc;
  const hasOwn = own !== sidebar || unlisted;
  const row: DocRow = [
    doc.id,
    sameIn,
    suffix === `/${doc.id}` ? 0 : suffix,
    hasOwn ? {...(own ? {sidebar: own} : {}), ...(unlisted ? {unlisted} : {})} : 0,
    different.length > 0 ? different : 0,
  ];
  while (row.at(-1) === 0) row.pop();
  return row;
}

function suffixOf({path}: GlobalVersion, doc: GlobalDoc): string {
  if (!doc.path.startsWith(path)) throw new Error(`the doc ${doc.path} is not below its version ${path}`);
  return doc.path.slice(path.length);
}

function mostFrequent(values: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
