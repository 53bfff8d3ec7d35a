import lean from '@site/src/plugins/payload/lean-client/replacements/path-to-regexp';
import original from 'path-to-regexp';
import {expect, it} from 'vitest';
import {publicRoutes} from '../../../../support';

const PATHS = ['/', '*', '/docs', '/docs/', '/docs/4.7', '/docs/a+b', '/docs/*', '/fabric/a.b~c', '/100%', ''];
const OPTIONS = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({end, strict, sensitive}))),
);

// The router escapes an address before it compares another one with it.
const escape = (path: string) => path.replaceAll(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1');

it('finds in an address what the original finds', () => {
  const routes = publicRoutes().slice(0, 40);
  const paths = [...PATHS, ...routes, ...routes.map(escape), escape('/a:b(c)')];
  const addresses = [...PATHS, ...routes, '/Docs', '/docs/4x7', '/docs/4.7/', '/docs//', '/a:b(c)', '/a:b(c)/d'];
  for (const path of paths) {
    for (const options of OPTIONS) {
      const keys: {name: number}[] = [];
      const originalKeys: {name: number}[] = [];
      const pattern = lean(path, keys, options);
      const expected = original(path, originalKeys as never, options);
      for (const address of addresses) {
        expect(pattern.exec(address)?.slice(), `${path} in ${address}`).toEqual(expected.exec(address)?.slice());
      }
      expect(keys.map(({name}) => name)).toEqual(originalKeys.map(({name}) => name));
    }
  }
});

it('refuses a path with parameters', () => {
  expect(() => lean('/docs/:version', [])).toThrow('The path "/docs/:version" has parameters');
  expect(() => lean('/docs/(a|b)', [])).toThrow('has parameters');
});
