import {readdirSync} from 'node:fs';
import {readAddresses} from '@site/scripts/versions/missing-pages';
import {projectPath, publicRoutes, UNNUMBERED} from '@site/tests/support';
import {expect, it} from 'vitest';

const FOLDER = 'scripts/versions/addresses';
const lists = readAddresses(
  projectPath(''),
  readdirSync(projectPath(FOLDER)).map((file) => file.replace('.txt', '')),
);

it('the addresses of all versions have the public routes of the docs, apart from generated pages', () => {
  const addresses = [...lists].flatMap(([version, paths]) => {
    const root = version === UNNUMBERED ? '/docs' : `/docs/${version}`;
    return paths.map((path) => root + (path === '/' ? '' : path));
  });
  const routes = publicRoutes().filter(
    (route) => /^\/docs(?:\/|$)/.test(route) && !route.startsWith('/docs/category/'),
  );
  expect(routes.filter((route) => !addresses.includes(route))).toEqual([]);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});
