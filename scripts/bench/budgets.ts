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
  /** The script that every page shares. */
  main: 97_000,
  /** The loader of scripts. */
  runtime: 3_500,
  /** All scripts and styles of one page. */
  scriptsAndStyles: 160_000,
  html: 25_000,
  /** Cumulative layout shift. */
  layoutShift: 0.02,
  /** Milliseconds by which tasks go beyond 50 each, on a processor four times slower. */
  blockingTime: 100,
};

/** How much slower the processor of a reader is taken to be. */
export const SLOWNESS = 4;
