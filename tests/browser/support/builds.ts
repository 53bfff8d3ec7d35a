/** The builds that browser tests read, and how each is served. `npm test` makes them; see scripts/test.mjs. */

interface Build {
  directory: string;
  url: string;
  command: string;
}

/** Another base lets two working copies be tested side by side. */
const portOf = (number: number) => Number(process.env.TEST_PORT_BASE || 4300) + number;

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

const developmentServer = (port: number): Build => ({
  directory: '.docusaurus',
  url: `http://localhost:${port}`,
  command: `npm start -- --port ${port} --no-open`,
});

export const builds = {
  /** What is deployed. */
  published: docusaurusServe('build', portOf(1)),
  /** The same on a host that redirects nothing. */
  plain: plainHost('build', portOf(2)),
  /** The same under a path that it was not built for. */
  misplaced: plainHost('build', portOf(3), '/manual'),
  /** Built for a path, and served under it; with the working copy. */
  based: plainHost('build-based', portOf(6), '/manual'),
  /** With an analytics id, the route tables where Docusaurus puts them, and React. */
  analytics: docusaurusServe('build-analytics', portOf(5)),
  /** With the variables of the hosted search; its answers come from the tests. */
  algolia: docusaurusServe('build-algolia', portOf(7)),
  /** `npm start`: what an author sees. */
  development: developmentServer(portOf(8)),
} satisfies Record<string, Build>;
