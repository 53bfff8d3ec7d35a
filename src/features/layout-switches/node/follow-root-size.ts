/** The size of letters that widths in pixels are meant for. */
const USUAL_ROOT_SIZE = 16;

const PIXELS = /\((min|max)-(width|height):\s*([\d.]+)px\)/g;

/**
 * A media query that also follows the root size: a window is narrow if it is so in pixels or in letters, and wide if it
 * is so in both. Letters smaller than usual change nothing, since the theme's scripts count pixels.
 *
 * @param query such as `(max-width: 996px)`
 * @returns the query, with `em` beside `px`: `(max-width: 996px), (max-width: 62.25em)`
 */
export function followRootSize(query: string): string {
  return query
    .split(',')
    .map((alternative) => inBothUnits(alternative.trim()))
    .join(', ');
}

function inBothUnits(query: string): string {
  const wide = query.replace(PIXELS, (inPixels: string, bound: string, side: string, size: string) =>
    bound === 'min' ? `${inPixels} and ${inLetters(bound, side, size)}` : inPixels,
  );
  const narrow = query.replace(PIXELS, (inPixels: string, bound: string, side: string, size: string) =>
    bound === 'max' ? inLetters(bound, side, size) : `${inPixels} and ${inLetters(bound, side, size)}`,
  );
  return wide === narrow ? wide : `${wide}, ${narrow}`;
}

const inLetters = (bound: string, side: string, size: string) =>
  `(${bound}-${side}: ${Number(size) / USUAL_ROOT_SIZE}em)`;
