import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

type Palette = Record<string, string>;

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

const css = readFileSync('src/css/code.css', 'utf8');

/** The custom properties of the first rule with a selector, without their `--code-`. */
function palette(selector: string): Palette {
  const [, rule = ''] = css.split(`\n${selector} {`);
  const properties = rule.slice(0, rule.indexOf('}')).matchAll(/--code-([\w-]+): ([^;]+);/g);
  return Object.fromEntries([...properties].map(([, name, value]) => [name, value]));
}

const palettes = {light: palette(':root'), dark: palette("[data-theme='dark']"), print: palette('  .theme-code-block')};

describe.each(Object.entries(palettes))('%s', (_mode, colors) => {
  const backgrounds = Object.entries(colors).filter(([name]) => name.endsWith('background'));
  const tokens = Object.entries(colors).filter(([name]) => !name.endsWith('background'));

  it('has every color, in a form that can be computed', () => {
    expect(Object.keys(colors)).toEqual(Object.keys(palettes.light));
    expect(backgrounds.map(([name]) => name)).toEqual(['background', 'marked-background']);
    expect(tokens.length).toBeGreaterThanOrEqual(6);
    expect(Object.values(colors).filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
  });

  it.each(backgrounds)('every token can be read on the %s', (_name, background) => {
    expect(tokens.filter(([, color]) => contrast(color, background) < 4.5)).toEqual([]);
  });

  it('every token has its own color', () => {
    expect(new Set(tokens.map(([, color]) => color)).size).toBe(tokens.length);
  });
});

it('knows black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
