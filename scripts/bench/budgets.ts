import versions from '../../versions.json';

const oldest = versions.at(-1);

/** A page of each kind that a first visit may begin with, by its name in reports. */
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
 * The most that the first visit to any of these pages may cost. Bytes are those of the files that the build compressed;
 * 1 kB is 1,000 bytes. Fonts and images are not counted; what is fetched in advance for other pages is counted
 * separately.
 */
export const budgets = {
  /**
   * The script that every page shares: React is 58 kB of it; its router, the history, and the head manager 12 kB; the
   * core and theme of Docusaurus 23 kB with their helpers and the site's configuration; our code 10 kB.
   */
  main: 105_000,
  /** The loader of scripts and of later styles, with the hashes in their names: 5 bytes per page. */
  runtime: 8_000,
  /** Every page loads these, too. */
  styles: 18_000,
  html: 28_000,
  /** Cumulative layout shift. */
  layoutShift: 0.02,
};

/**
 * All scripts and styles of one page, by its kind. Besides main, runtime, and styles, a page of the latest version
 * loads 16 kB for the layout around all pages and 5 kB for the routes and the sidebar of its version.
 */
export const scriptsAndStylesBudget = (kind: string): number => ({configuration: 171_000})[kind] ?? 160_000;

/**
 * Milliseconds by which tasks exceed 50 each, on a processor four times slower, by the kind of page. Long pages have
 * their own budgets: their first layout takes longer, although what is far below the window waits for later frames (see
 * `layOutInParts` in src/features/site/inline-scripts.ts).
 */
export const blockingBudget = (kind: string): number => ({operations: 280, configuration: 320})[kind] ?? 200;

/** Factor by which a reader's processor is assumed to be slower. */
export const SLOWNESS = 4;
