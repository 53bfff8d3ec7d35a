import {findNames, namesIn} from '@site/src/plugins/payload/purge-css/find-names';
import {purge} from '@site/src/plugins/payload/purge-css/purge';
import {describe, expect, it} from 'vitest';

const purged = (css: string, script = '') => purge(css, (names) => findNames(names, [script]));

it('all names of a style sheet are known beforehand', () => {
  const css = '.a:not(.b)>.col--6\\/12{margin:.5rem;--c-d:var(--e)}@media (width>=9.5em){._f{color:var(--g,red)}}';
  expect([...namesIn(css)].toSorted()).toEqual(['--c-d', '--e', '--g', '_f', 'a', 'b', 'col--6/12']);
});

describe('rules', () => {
  it.each([
    ['.hero{color:red}', '', ''],
    ['.hero{color:red}', '"hero"', '.hero{color:red}'],
    // Another name that begins with it is not it.
    ['.hero{color:red}', '"hero--dark hero__title"', ''],
    // Scripts put names together.
    ['.item-level-1{color:red}', '`item-level-${level}`', '.item-level-1{color:red}'],
    ['.item-level-1{color:red}', '"item-level-"+level', '.item-level-1{color:red}'],
    ['.item-level-1{color:red}', '"item-list"', ''],
    ['.tagRegular_abcd{color:red}', '"tagRegular_abcd"', ''],
    ['.a,.b{color:red}', '"a"', '.a{color:red}'],
    ['.a .b{color:red}', '"a"', ''],
    ['p:not(.b){color:red}', '', 'p:not(.b){color:red}'],
    [':is(.a,.b) p{color:red}', '"a"', ':is(.a,.b) p{color:red}'],
    ['@media print{.a{color:red}}p{color:red}', '', 'p{color:red}'],
    ['html[data-theme=dark] .a{color:red}', '"a"', 'html[data-theme=dark] .a{color:red}'],
    ['.col--6\\/12{width:50%}', '"col--6/12"', '.col--6\\/12{width:50%}'],
  ])('%s with the script %s', (css, script, expected) => {
    expect(purged(css, script)).toBe(expected);
  });
});

describe('what stands in a layer', () => {
  it.each([
    ['the same', '@layer one{kbd{color:red;margin:0}}kbd{color:#00f}', '@layer one{kbd{margin:0}}kbd{color:#00f}'],
    ['one of two selectors', '@layer one{kbd,b{color:red}}kbd{color:#00f}', undefined],
    [
      'both selectors',
      '@layer one{kbd,b{color:red}}kbd{color:#00f}b{color:#000}',
      '@layer one{}kbd{color:#00f}b{color:#000}',
    ],
    ['in a window', '@layer one{@media print{b{color:red}}}b{color:#00f}', '@layer one{}b{color:#00f}'],
    ['a rule for a window', '@layer one{b{color:red}}@media print{b{color:#00f}}', undefined],
    ['a shorthand', '@layer one{b{border-color:red}}b{border:0}', undefined],
    ['what is important', '@layer one{b{color:red!important}}b{color:#00f}', undefined],
    ['in another layer', '@layer one{b{color:red}}@layer two{b{color:#00f}}', undefined],
    ['in no layer', 'b{color:red}b{color:#00f}', undefined],
  ])('%s', (_name, css, expected) => {
    expect(purged(css)).toBe(expected ?? css);
  });
});

describe('custom properties', () => {
  it.each([
    ['what nothing reads', ':root{--a:1px;--b:var(--a)}', '', ''],
    ['what a script reads stays', ':root{--a:1px}', 'getPropertyValue("--a")', ':root{--a:1px}'],
    ['a constant', ':root{--a:1px;--b:calc(var(--a)*2)}p{margin:var(--b)}', '', 'p{margin:calc(1px*2)}'],
    [
      'constants beside each other',
      ':root{--a:16px;--b:1.5;--c:serif}p{font:var(--a)/var(--b)var(--c);margin:0 var(--a)var(--a)}',
      '',
      'p{font:16px/1.5 serif;margin:0 16px 16px}',
    ],
    ['a value that a mode changes', ':root{--a:#000}[data-theme=dark]{--a:#fff}p{color:var(--a)}', '', undefined],
    ['a value that a window changes', ':root{--a:1px}@media print{:root{--a:0}}p{margin:var(--a)}', '', undefined],
    ['a value that a part of the page changes', ':root{--a:1px}aside{--a:0}p{margin:var(--a)}', '', undefined],
    ['a value for a part of the page', 'aside{--a:1px}p{margin:var(--a)}', '', undefined],
    ['a keyword', ':root{--a:inherit}p{color:var(--a)}', '', undefined],
    ['a value that another one changes', ':root{--a:var(--b);--b:1px}aside{--b:0}p{margin:var(--a)}', '', undefined],
    ['a value with a fallback', ':root{--a:1px}p{margin:var(--a,0)}', '', undefined],
    [
      'what is outweighed',
      '@layer one{:root{--a:#000}html[data-theme=dark]{--a:#111}}:root{--a:#222}[data-theme=dark]{--a:#333}p{color:var(--a)}',
      '',
      '@layer one{}:root{--a:#222}[data-theme=dark]{--a:#333}p{color:var(--a)}',
    ],
    [
      'what is outweighed in one mode only',
      '@layer one{:root{--a:#000}}[data-theme=dark]{--a:#333}p{color:var(--a)}',
      '',
      undefined,
    ],
  ])('%s', (_name, css, script, expected) => {
    expect(purged(css, script)).toBe(expected ?? css);
  });
});
