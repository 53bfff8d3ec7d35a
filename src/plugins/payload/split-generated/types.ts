/** Names of chunks in the shape of a route's modules: `{__comp: 'a1b2', content: 'c3d4'}`, nested where the modules are. */
export type ChunkNames = string | ChunkNames[] | {[key: string]: ChunkNames};

/** A route as Docusaurus wrote it into the generated files, with the chunks that it needs. */
export interface RouteNode {
  path: string;
  /** Tells routes of the same path apart. */
  hash: string;
  exact: boolean;
  names: {[key: string]: ChunkNames};
  /** Everything else that stands at the route, such as `sidebar`. */
  attributes: Record<string, unknown>;
  routes: RouteNode[] | undefined;
}

/** A doc as every reader's browser knows it, for links between versions. */
export interface GlobalDoc {
  id: string;
  path: string;
  sidebar?: string;
  unlisted?: boolean;
}

export interface GlobalVersion {
  path: string;
  mainDocId: string;
  docs: GlobalDoc[];
}

/** The docs plugin's part of the global data, by instance id. */
export type DocsData = Record<string, {versions: GlobalVersion[]}>;

export interface GeneratedFiles {
  /** All routes but the last, which catches what no page has. */
  routes: RouteNode[];
  /** The module request of each chunk, by chunk name. */
  requests: Map<string, string>;
  globalData: Record<string, unknown>;
  docs: DocsData;
}

/** A part of the site whose table is loaded when a reader enters it: a docs version, the release notes, Fabric. */
export interface Section {
  /** Name of the chunk that holds its table. */
  name: string;
  route: RouteNode;
}

type OwnData = Pick<GlobalDoc, 'sidebar' | 'unlisted'>;

/** A doc with the versions that have it (a bit each, by position): all of them say the same of it. */
export interface DocRow {
  id: string;
  inVersions: number;
  /** Its path after the version's. */
  suffix: string;
  /** Its sidebar and state where they are not those of most docs. */
  own?: OwnData;
}

/**
 * Rows as a table has them, by the parts of their ids; the name of a folder ends with a slash. A number is a doc without
 * anything of its own in the versions that the number says. A suffix of 0 is the usual one.
 */
export interface DocTree {
  [part: string]: DocTree | number | DocEntry[];
}

export type DocEntry = [inVersions: number, suffix: string | 0, own?: OwnData];

/** An item of a sidebar, as far as the tables know it. */
export interface SidebarItem {
  type: string;
  label?: string;
  href?: string;
  docId?: string;
  items?: ShortItem[];
}

/** Of a link that says nothing but which doc it opens: what it is called, and the id. */
export type ShortItem = SidebarItem | [label: string, docId: string];

/** What the route of a section gives to its component: the version, and what else the docs plugin comes to add. */
export interface SectionData {
  version: {docsSidebars: Record<string, ShortItem[]>};
}
