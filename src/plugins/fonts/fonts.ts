/** Metrics of a font in its own units, as `@capsizecss/unpack` reads them. */
export interface FontMetrics {
  familyName: string;
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

interface SiteFont {
  family: string;
  /** A file of an npm package: one variable font, Latin only. */
  file: string;
  /** Weights the variable font covers. */
  weights: string;
  /** What readers see until the font is there: fonts with the same metrics, which systems have installed. */
  fallback: FontMetrics & {local: string[]};
}

const UNITS_PER_EM = 2048;

/** The fonts of the site: one for text, one for code. */
export const siteFonts: SiteFont[] = [
  {
    family: 'Geist',
    file: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    weights: '100 900',
    fallback: {
      familyName: 'Arial',
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      ascent: 1854,
      descent: -434,
      lineGap: 67,
      unitsPerEm: UNITS_PER_EM,
      xWidthAvg: 904,
    },
  },
  {
    family: 'Geist Mono',
    file: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weights: '100 900',
    fallback: {
      familyName: 'Courier New',
      local: ['Courier New', 'Liberation Mono', 'Cousine'],
      ascent: 1705,
      descent: -615,
      lineGap: 0,
      unitsPerEm: UNITS_PER_EM,
      xWidthAvg: 1229,
    },
  },
];
