/** Generated files of a small site, as Docusaurus 3.10.2 writes them: two versions, a section of another kind, a page. */
const route = (path: string, hash: string, rest = '') =>
  `{\n    path: '${path}',\n    component: ComponentCreator('${path}', '${hash}')${rest}\n  }`;
const page = (path: string, hash: string) => route(path, hash, `,\n    exact: true,\n    sidebar: "docs"`);
const parent = (path: string, hash: string, ...routes: string[]) =>
  route(path, hash, `,\n    routes: [\n${routes.join(',\n')}\n]`);

export const routesText = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  ${route('/search', 's00', ',\n    exact: true')},
  ${parent(
    '/docs',
    'd00',
    parent('/docs/4.6', 'd46', parent('/docs/4.6', 'r46', page('/docs/4.6', 'p46'), page("/docs/4.6/it\\'s", 'q46'))),
    parent('/docs', 'd47', parent('/docs', 'r47', page('/docs', 'p47'), page('/docs/rest', 'q47'))),
  )},
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

export const names = {
  '/search-s00': {__comp: 'search', __context: {plugin: 'context'}},
  '/docs-d00': {__comp: 'docs-root', __context: {plugin: 'context'}},
  '/docs/4.6-d46': {__comp: 'version-root', __props: 'version-46'},
  '/docs/4.6-r46': {__comp: 'doc-root'},
  '/docs/4.6-p46': {__comp: 'doc', content: 'a1'},
  "/docs/4.6/it's-q46": {__comp: 'doc', content: 'a2'},
  '/docs-d47': {__comp: 'version-root', __props: 'version-47'},
  '/docs-r47': {__comp: 'doc-root'},
  '/docs-p47': {__comp: 'doc', content: 'b1'},
  '/docs/rest-q47': {__comp: 'doc', content: 'b2'},
};

const chunks = 'search context docs-root version-root version-46 version-47 doc-root doc a1 a2 b1 b2'.split(' ');

export const registryText = `export default {
${chunks.map((name) => `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.md"), "@site/${name}.md", require.resolveWeak("@site/${name}.md")],`).join('\n')}};
`;
