import versions from '../../versions.json';

const oldest = versions.at(-1);

/** A page of each kind that a first visit may begin with, by what it is called in reports. */
export const pageKinds: Record<string, string> = {
  landing: '/docs',
  operations: '/docs/developers/operations-api/databases-and-tables',
  configuration: '/docs/deployments/configuration',
  REST: '/docs/developers/rest',
  ...(versions.length > 1 && {'oldest version': `/docs/${oldest}/reference`}),
  release: '/release-notes/v4-tucker/4.7.0',
  Fabric: '/fabric',
};

/**
 * What the first visit to any of these pages may cost. Bytes are those after Brotli (quality 11), kilobytes have 1,000.
 * Fonts and images are not counted; what is fetched in advance for other pages counts for itself.
 */
export const budgets = {
  /**
   * The script that every page shares. Measured with seven versions: 90.2 kB. The floor, as far as one can take parts of one
   * compressed file apart: React 57.6 (react-dom alone 53), its router and the history 4.6, Docusaurus' core 5.2, its theme
   * and what components know of the docs 9.4, configuration and the tables that stay 2.1, ours 9.6 (search button, version
   * menu and where pages moved, heading links, prefetching, errors), the frames that the bundler puts around modules 2.3.
   */
  main: 92_000,
  /** The loader of scripts and of the styles that come later. Measured: 2.4 kB. */
  runtime: 3_500,
  /** Also in what every page loads. Measured: 13.1 kB, and 1.1 kB more on the landing page and the lists of releases. */
  styles: 14_300,
  /**
   * All scripts and styles of one page. Wanted are 136. Measured with seven versions: 130 to 134 kB on the Fabric page, a
   * release and a page of the oldest version, 139 to 144 on the landing, operations and REST pages, and 154.2 on the
   * configuration page, of which 20 are its article and 5 the table of the section. The last 0.6 came with changes that can
   * be asked for again, and one element for all code blocks that tells what was copied.
   */
  scriptsAndStyles: 154_500,
  html: 25_000,
  /** What is fetched in advance within ten seconds. The allowance is kept in src/client/prefetch. */
  ahead: 60_000,
  /** Cumulative layout shift. */
  layoutShift: 0.02,
};

/**
 * Milliseconds by which tasks go beyond 50 each, on a processor four times slower, by the kind of a page. Long pages have
 * their own: the first layout grows with them, although what is far below the window waits for later frames (see
 * `layOutInParts` in src/lib/inline-scripts.ts).
 */
export const blockingBudget = (kind: string): number => ({operations: 220, configuration: 320})[kind] ?? 200;

/** How much slower the processor of a reader is taken to be. */
export const SLOWNESS = 4;
