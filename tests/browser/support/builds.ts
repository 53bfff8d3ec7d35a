/** The builds that browser tests read, and how each is served. scripts/builds.ts says how they are made. */

import {testBuilds} from '../../../scripts/builds';

interface Build {
  directory: string;
  url: string;
  command: string;
}

/**
 * A port for tests. TEST_PORT_BASE moves them all, so that two checkouts can be tested side by side.
 *
 * @param number distance from the base
 */
export function portOf(number: number): number {
  return Number(process.env.TEST_PORT_BASE || 4300) + number;
}

/** A host that does what the build asks of hosts. */
const documentedHost = (directory: string, port: number): Build => ({
  directory,
  url: `http://localhost:${port}`,
  command: `npx jiti scripts/serve.ts --dir ${directory} --port ${port}`,
});

/** A host that knows nothing of clean addresses beyond adding `.html`, and answers 404.html for what is missing. */
const plainHost = (directory: string, port: number, mount = ''): Build => ({
  directory,
  url: `http://localhost:${port}${mount}`,
  command: `node tests/browser/support/plain-host.mjs ${directory} ${port} ${mount}`,
});

const directories = Object.fromEntries(
  Object.entries(testBuilds).map(([name, {directory}]) => [name, directory]),
) as Record<keyof typeof testBuilds, string>;

export const builds = {
  /** The deployed build. */
  published: documentedHost(directories.published, portOf(1)),
  /** The same on a host that redirects nothing. */
  plain: plainHost(directories.published, portOf(2)),
  /** The same under a path that it was not built for. */
  misplaced: plainHost(directories.published, portOf(3), '/manual'),
  /**
   * Built for a path, and served under it; with the working copy, analytics, and the hosted search, both played by the
   * tests.
   */
  settings: plainHost(directories.settings, portOf(6), '/manual'),
  /** With the route tables where Docusaurus puts them. */
  whole: documentedHost(directories.whole, portOf(4)),
} satisfies Record<string, Build>;
