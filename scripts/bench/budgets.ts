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
   * The script that every page shares. Measured: 96.6 kB, of which react-dom 19 is 55; the rest is React, the router with
   * its helpers, Docusaurus' core and theme, and about 6 kB of ours.
   */
  main: 98_000,
  /** The loader of scripts. */
  runtime: 3_500,
  /** All scripts and styles of one page. Measured: 142 to 148 kB, of which 18.5 are styles and 10 the parts of doc pages. */
  scriptsAndStyles: 152_000,
  html: 25_000,
  /** Cumulative layout shift. */
  layoutShift: 0.02,
  /**
   * Milliseconds by which tasks go beyond 50 each, on a processor four times slower. The aim is 100. The measure depends
   * on the machine (52 to 260 for the same short page), so this only stops gross regressions; `npm run bench` has the value.
   */
  blockingTime: 500,
  /** The same for a page of 3,500 elements: its first layout alone takes 80 of them. */
  blockingTimeOfLongPages: 900,
};

/** Kinds of pages that are long. */
export const longPages = new Set(['operations']);

/** How much slower the processor of a reader is taken to be. */
export const SLOWNESS = 4;
