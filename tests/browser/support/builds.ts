/** The builds that browser tests read, and how each is served. `npm test` makes them; see scripts/test.mjs. */

interface Build {
  directory: string;
  url: string;
  command: string;
}

const docusaurusServe = (directory: string, port: number): Build => ({
  directory,
  url: `http://localhost:${port}`,
  command: `npx docusaurus serve --dir ${directory} --port ${port} --no-open`,
});

/** A host that knows nothing of clean addresses beyond adding `.html`, and answers 404.html for what is missing. */
const plainHost = (directory: string, port: number, mount = ''): Build => ({
  directory,
  url: `http://localhost:${port}${mount}`,
  command: `node tests/browser/support/plain-host.mjs ${directory} ${port} ${mount}`,
});

export const builds = {
  /** What is deployed. */
  published: docusaurusServe('build', 4301),
  /** The same on a host that redirects nothing. */
  plain: plainHost('build', 4302),
  /** The same under a path that it was not built for. */
  misplaced: plainHost('build', 4303, '/manual'),
  /** With the working copy as a second version. */
  twoVersions: docusaurusServe('build-two-versions', 4304),
  /** Built for a path, and served under it. */
  based: plainHost('build-based', 4306, '/manual'),
  /** With an analytics id. */
  analytics: docusaurusServe('build-analytics', 4305),
} satisfies Record<string, Build>;
