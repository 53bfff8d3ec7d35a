import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {findLocations} from '@site/src/features/versions/node/slim-docs/version-locations';
import {expect, it} from 'vitest';

const version = (name: string, path: string, ids: string[]): GlobalVersion => ({
  name,
  label: name,
  isLast: false,
  path,
  mainDocId: 'index',
  docs: ids.map((id) => ({id, path: `${path}/${id === 'index' ? '' : id.replace(/^\//, '').replace(/\/index$/, '')}`})),
  draftIds: [],
});

const latest = version('4.7', '/docs', ['index', 'rest', 'security/index', 'security/new', '/category/topics']);
const older = version('4.6', '/docs/4.6', ['index', 'interfaces/rest', 'security/index']);
const locations = findLocations([latest, older], []);

it.each([
  ['/docs/', {}],
  ['/docs/security', {}],
  ['/docs/4.6/security', {}],
  ['/docs/security/new', {'4.6': '?/security'}],
  // Generated index pages have their path as id.
  ['/docs/category/topics', {'4.6': '?/'}],
])('%s has %j', (path, expected) => expect(locations.get(path)).toEqual(expected));

it('follows the moves between the versions', () => {
  const moved = findLocations([latest, older], [['4.7', 'interfaces/rest', 'rest']]);
  expect(moved.get('/docs/rest')).toEqual({'4.6': '/interfaces/rest'});
  expect(moved.get('/docs/4.6/interfaces/rest')).toEqual({'4.7': '/rest'});
});

it('refuses a version whose first page is not listed', () =>
  expect(() => findLocations([version('4.7', '/docs', ['rest'])], [])).toThrow('the docs 4.7 have no page "index"'));
