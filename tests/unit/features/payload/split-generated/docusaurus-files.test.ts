import {readRegistry, readRoutes} from '@site/src/features/payload/node/split-generated/docusaurus-files';
import {describe, expect, it} from 'vitest';
import {names, registryText, routesText} from './sample';

describe('the routes', () => {
  it('become a tree with chunk names', () => {
    const routes = readRoutes(routesText, names);
    expect(routes.map(({path}) => path)).toEqual(['/search', '/docs']);
    const old = routes[1]?.routes?.[0]?.routes?.[0]?.routes?.[1];
    expect(old).toEqual({
      path: "/docs/4.6/it's",
      hash: 'q46',
      component: 'doc',
      content: 'a2',
      chunks: ['doc', 'a2'],
      names: {__comp: 'doc', content: 'a2'},
      attributes: {exact: true, sidebar: 'docs'},
    });
  });

  it.each([
    ['another beginning', routesText.replace('import React', 'import * as React'), names],
    ['no last route for missing pages', routesText.replace("path: '*'", "path: '/other'"), names],
    ['a route whose component is of another path', routesText.replace("path: '/search'", "path: '/find'"), names],
    ['a route without chunk names', routesText, {...names, '/search-s00': undefined!}],
  ])('are refused with %s', (_case, text, known) => expect(() => readRoutes(text, known)).toThrow(/^the generated /));
});

describe('the registry', () => {
  it('becomes requests by chunk', () => {
    expect(readRegistry(registryText).get('a1')).toBe('@site/a1.md');
    expect(readRegistry(registryText).size).toBe(12);
  });

  it.each([
    ['another loader', registryText.replace('() => import', 'async () => import')],
    ['nothing in it', 'export default {\n};\n'],
    ['an import of another form after it', `${registryText}export const more = import('more');\n`],
  ])('is refused with %s', (_case, text) => {
    expect(() => readRegistry(text)).toThrow('registry.js is written differently');
  });
});
