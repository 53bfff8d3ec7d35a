import versions from '../../versions.json';

/** A page of each kind that a first visit may begin with, by what it is called in reports. */
export const pageKinds: Record<string, string> = {
  landing: '/docs',
  operations: '/docs/developers/operations-api/databases-and-tables',
  ...(versions[1] && {'older version': `/docs/${versions[1]}/developers/operations-api/jobs`}),
  release: '/release-notes/v4-tucker/4.7.0',
};

/**
 * What the first visit to any of these pages may cost. Bytes are those after Brotli (quality 11), kilobytes have 1,000.
 * Fonts and images are not counted; what is fetched in advance for other pages is not either.
 */
export const budgets = {
  /**
   * The script that every page shares. Measured: 47.7 kB, of which Preact is about 9; the rest is the router with its
   * helpers, Docusaurus' core and theme, and about 6 kB of ours. With React in place of Preact it is 97 kB.
   */
  main: 50_000,
  /** The loader of scripts. */
  runtime: 3_500,
  /** All scripts and styles of one page. Measured: 92 to 99 kB, of which 18 are styles. */
  scriptsAndStyles: 110_000,
  html: 25_000,
  /** Cumulative layout shift. */
  layoutShift: 0.02,
  /**
   * Milliseconds by which tasks go beyond 50 each, on a processor four times slower. Measured: 85 to 95, and 155 for the
   * older version. The first layout is 35 to 60 of them, and the first rendering, which is one task, 50 to 90.
   */
  blockingTime: 200,
  /** The same for a page of 3,500 elements. Measured: 290, of which the first layout is 110. */
  blockingTimeOfLongPages: 380,
};

/** Kinds of pages that are long. */
export const longPages = new Set(['operations']);

/** How much slower the processor of a reader is taken to be. */
export const SLOWNESS = 4;
