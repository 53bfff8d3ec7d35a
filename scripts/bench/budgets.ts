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
   * The script that every page shares: React is 58 of it, its router, the history, and the head manager 12, Docusaurus' core
   * and theme 18, ours 10.
   */
  main: 100_000,
  /** The loader of scripts and of the styles that come later, with the hashes of their names: 5 bytes for each page. */
  runtime: 8_000,
  /** Also in what every page loads. */
  styles: 18_000,
  html: 28_000,
  /** What is fetched in advance within ten seconds. The allowance is kept in src/client/prefetch. */
  ahead: 60_000,
  /** Cumulative layout shift. */
  layoutShift: 0.02,
};

/**
 * All scripts and styles of one page, by its kind. Besides main, runtime, and styles, a page of the latest version loads 16
 * of what is around all pages and 5 of the table of the version, which has its routes and its sidebar.
 */
export const scriptsAndStylesBudget = (kind: string): number => ({configuration: 162_000})[kind] ?? 152_000;

/**
 * Milliseconds by which tasks go beyond 50 each, on a processor four times slower, by the kind of a page. Long pages have
 * their own: the first layout grows with them, although what is far below the window waits for later frames (see
 * `layOutInParts` in src/lib/inline-scripts.ts).
 */
export const blockingBudget = (kind: string): number => ({operations: 220, configuration: 320})[kind] ?? 200;

/** How much slower the processor of a reader is taken to be. */
export const SLOWNESS = 4;
