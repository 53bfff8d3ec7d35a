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

const css = `${readFileSync('src/css/tokens.css', 'utf8')}\n${readFileSync('src/css/code.css', 'utf8')}`;

/** All custom properties that the rules with a selector set, in both files. */
function propertiesOf(selector: string): Palette {
  const rules = css.split(`\n${selector} {`).slice(1);
  const declarations = rules.flatMap((rule) => [...rule.slice(0, rule.indexOf('}')).matchAll(/--([\w-]+): ([^;]+);/g)]);
  return Object.fromEntries(declarations.map(([, name, value]) => [name, value]));
}

/** The properties of code, without `code-` and with values in place of references. */
function palette(properties: Palette): Palette {
  const resolve = (value: string): string => {
    const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return name === undefined ? value : resolve(properties[name] ?? `--${name} is missing`);
  };
  const own = Object.entries(properties).filter(([name]) => name.startsWith('code-'));
  return Object.fromEntries(own.map(([name, value]) => [name.slice('code-'.length), resolve(value)]));
}

const light = propertiesOf(':root');
const palettes = {
  light: palette(light),
  dark: palette({...light, ...propertiesOf("[data-theme='dark']")}),
  print: palette(propertiesOf('  .theme-code-block')),
};

describe.each(Object.entries(palettes))('%s', (_mode, colors) => {
  const backgrounds = Object.entries(colors).filter(([name]) => name.endsWith('background'));
  const tokens = Object.entries(colors).filter(([name]) => !name.endsWith('background'));

  it('has all colors, in a form that can be computed', () => {
    expect(Object.keys(colors)).toEqual(Object.keys(palettes.light));
    expect(backgrounds.map(([name]) => name)).toEqual(['background', 'marked-background']);
    expect(tokens.length).toBeGreaterThanOrEqual(6);
    expect(Object.values(colors).filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
  });

  it.each(backgrounds)('every token can be read on the %s', (_name, background) => {
    expect(tokens.filter(([, color]) => contrast(color, background) < 4.5)).toEqual([]);
  });

  it('every token has its own color', () => expect(new Set(tokens.map(([, color]) => color)).size).toBe(tokens.length));
});

it('knows black on white', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));
