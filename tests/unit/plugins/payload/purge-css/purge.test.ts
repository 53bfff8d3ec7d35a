import {purge} from '@site/src/plugins/payload/purge-css/purge';
import {expect, it} from 'vitest';

const purged = async (css: string, script = '', others: string[] = []) => {
  const sheets = new Map([css, ...others].map((text, index) => [`${index}.css`, text]));
  return (await purge(sheets, [script])).get('0.css');
};

it.each([
  ['.hero{color:red}', '', ''],
  ['.hero{color:red}', '"hero"', '.hero{color:red}'],
  // Another name that begins with it is not it.
  ['.hero{color:red}', '"hero--dark hero__title"', ''],
  ['.a,.b{color:red}', '"a"', '.a{color:red}'],
  ['.a .b{color:red}', '"a"', ''],
  ['.a:not(.b){color:red}', '"a"', '.a:not(.b){color:red}'],
  ['.col--6\\/12{width:50%}', '"col--6/12"', '.col--6\\/12{width:50%}'],
  // Scripts put names together, and set attributes by other names.
  ['.theme-level-1{color:red}', '`theme-level-${level}`', '.theme-level-1{color:red}'],
  ['html[data-platform=apple] .a{color:red}', '"html a"', 'html[data-platform=apple] .a{color:red}'],
  // Only pseudo-classes and combinators.
  [':is(.a,.b>div)>:is(p,ul){color:red}', '"a b div p ul"', ':is(.a,.b>div)>:is(p,ul){color:red}'],
  ['::selection{color:red}', '', '::selection{color:red}'],
])('%s with the script %s', async (css, script, expected) => {
  expect(await purged(css, script)).toBe(expected);
});

it.each([
  ['that nothing reads is left out', '', [], ':root{}p{color:red}'],
  ['that a script reads stays', 'getPropertyValue("--a")', [], ':root{--a:1px}p{color:red}'],
  ['that another style sheet reads stays', '', ['p{margin:var(--a)}'], ':root{--a:1px}p{color:red}'],
])('a property %s', async (_name, script, others, expected) => {
  expect(await purged(':root{--a:1px}p{color:red}', `"p" ${script}`, others)).toBe(expected);
});
