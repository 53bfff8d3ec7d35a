import {readAddresses} from '@site/scripts/versions/missing-pages';
import {projectPath, publicRoutes} from '@site/tests/support';
import versions from '@site/versions.json';
import {expect, it} from 'vitest';

const lists = readAddresses(projectPath(''), versions);

it('the addresses of all versions have the public routes of the docs, apart from generated pages', () => {
  const addresses = [...lists].flatMap(([version, paths]) => {
    const root = version === versions[0] ? '/docs' : `/docs/${version}`;
    return paths.map((path) => root + (path === '/' ? '' : path));
  });
  const routes = publicRoutes().filter(
    (route) => /^\/docs(?:\/|$)/.test(route) && !route.startsWith('/docs/category/'),
  );
  expect(routes.filter((route) => !addresses.includes(route))).toEqual([]);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});
