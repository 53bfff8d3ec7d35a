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

export interface GeneratedFiles {
  /** All routes but the last, which catches what no page has. */
  routes: RouteNode[];
  /** The module request of each chunk, by chunk name. */
  requests: Map<string, string>;
}

/** A part of the site whose table is loaded when a reader enters it: a docs version, the release notes, Fabric. */
export interface Section {
  /** Name of the chunk that holds its table. */
  name: string;
  route: RouteNode;
}
