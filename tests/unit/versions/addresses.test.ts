import {readdirSync, readFileSync} from 'node:fs';
import {projectPath, publicRoutes, UNNUMBERED} from '@site/tests/support';
import {expect, it} from 'vitest';

const FOLDER = 'scripts/versions/addresses';
const lists = readdirSync(projectPath(FOLDER)).map((file) => ({
  version: file.replace('.txt', ''),
  addresses: readFileSync(projectPath(`${FOLDER}/${file}`), 'utf8')
    .trimEnd()
    .split('\n'),
}));

it('the addresses of all versions are the public routes of the docs, apart from generated pages', () => {
  const addresses = lists.flatMap(({version, addresses: paths}) => {
    const root = version === UNNUMBERED ? '/docs' : `/docs/${version}`;
    return paths.map((path) => root + (path === '/' ? '' : path));
  });
  const routes = publicRoutes().filter(
    (route) => /^\/docs(?:\/|$)/.test(route) && !route.startsWith('/docs/category/'),
  );
  expect(addresses.toSorted()).toEqual(routes.toSorted());
});
