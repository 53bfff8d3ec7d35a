import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {trimRules, trims} from '@site/src/plugins/payload/lean-client/trimmed-sources';
import {expect, it} from 'vitest';

interface Rule {
  include: string[];
  loader: string;
  options: {find: string; by: string};
}

const rules = trimRules((name) => join('node_modules', name)) as Rule[];
const load = require(rules[0]!.loader) as (this: unknown, source: string) => string;
const trim = (source: string, {options}: Rule) => load.call({getOptions: () => options, resourcePath: 'a.js'}, source);

it('every file loses nothing but what is looked for', () => {
  expect(rules.map(({include}) => include.length > 0)).toEqual(trims.map(() => true));
  for (const rule of rules.slice(0, 2)) {
    for (const file of rule.include) {
      const source = readFileSync(file, 'utf8');
      const trimmed = trim(source, rule);
      expect(source.length - trimmed.length, file).toBeGreaterThan(0);
      const without = (text: string) => text.replaceAll(/\s*description(?:=|:\s*)(?:"[^"]*"|'(?:[^'\\]|\\.)*'),?/g, '');
      expect(without(trimmed).replaceAll(/\s/g, ''), file).toBe(without(source).replaceAll(/\s/g, ''));
    }
  }
});

it('descriptions of texts go, as attributes and as properties, and any others stay', () => {
  const [theme] = rules;
  expect(trim(`<Translate id="theme.a" description="It's what">A</Translate>`, theme!)).toBe(
    '<Translate id="theme.a" >A</Translate>',
  );
  expect(trim(`translate({id: 'theme.b', message: 'B', description: 'Isn\\'t read',}, x)`, theme!)).toBe(
    `translate({id: 'theme.b', message: 'B', }, x)`,
  );
  expect(() => trim('<PageMetadata title="a" description="b" />', theme!)).toThrow('nothing to leave out of a.js');
});
