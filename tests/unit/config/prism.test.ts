import {expect, it} from 'vitest';
import {palettes} from '../../../src/config/prism';

/** Relative luminance of a color such as `#1a2b3c`, as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

it.each(Object.entries(palettes))(
  '%s: every color of code can be read on its background',
  (_mode, {background, ...colors}) => {
    const faint = Object.entries(colors).filter(([, color]) => contrast(color, background) < 4.5);
    expect(faint).toEqual([]);
  },
);
