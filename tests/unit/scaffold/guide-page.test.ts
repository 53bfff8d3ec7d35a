import {deletePage} from '@site/scripts/scaffold/delete-page';
import {movePage} from '@site/scripts/scaffold/move-page';
import {renameSection} from '@site/scripts/scaffold/rename-section';
import {expect, it} from 'vitest';
import {projects} from './project';

const RENAMED = 'src/features/addresses/data/redirects/renamed-pages.ts';
const ALIASES = 'src/features/addresses/data/section-aliases.ts';

const make = projects(
  ['index'],
  {'index.md': 'See [logs](/fabric/logging#levels).\n'},
  {
    'fabric-sidebars.ts': "export default {\n  fabric: ['index', 'logging', 'monitoring'],\n};\n",
    'fabric/index.md': 'See [logs](./logging.md) and [more](logging.md#levels "T").\n',
    'fabric/logging.md':
      '## Levels\n\n![Own](./img/own.svg) [index](./index.md) [self](#levels) [docs](/docs/4.7/index)\n',
    'fabric/monitoring.md': '## Dashboards\n\nText.\n',
    'fabric/img/own.svg': '<svg/>',
    'release-notes/4.7.0.md': '[logs](/fabric/logging), [others](/fabric/logging-on).\n',
    'src/footer.ts': "export const to = ['/fabric/logging#levels', '/fabric/logging-on'];\n",
    'tests/browser/phones.spec.ts': "const to = ['/fabric/logging', 'fabric/logging.md', '/fabric/logging-on'];\n",
    'src/features/search/data/keywords/guide.yml': "/fabric/logging:\n  '': log lines\n",
    'scripts/anchors/published.txt': '/fabric/logging\n/fabric/logging#levels\n',
  },
);

it('moves a page with the links to it, its place, its keywords and its address', async () => {
  const repository = make();
  const {plan, linking} = movePage(repository.root, 'fabric/logging', 'fabric/logs', false);
  expect(repository.status()).toBe('');
  await plan.apply();
  expect(linking).toBe(5);
  expect(repository.read('fabric/index.md')).toBe('See [logs](./logs.md) and [more](logs.md#levels "T").\n');
  expect(repository.read('fabric/logs.md')).toContain('[index](./index.md) [self](#levels) [docs](/docs/4.7/index)');
  expect(() => repository.read('fabric/logging.md')).toThrow('ENOENT');
  expect(repository.read('docs/index.md')).toBe('See [logs](/fabric/logs#levels).\n');
  expect(repository.read('release-notes/4.7.0.md')).toBe('[logs](/fabric/logs), [others](/fabric/logging-on).\n');
  expect(repository.read('fabric-sidebars.ts')).toContain("['index', 'logs', 'monitoring']");
  expect(repository.read('src/footer.ts')).toContain("['/fabric/logs#levels', '/fabric/logging-on']");
  expect(repository.read('tests/browser/phones.spec.ts')).toContain(
    "['/fabric/logs', 'fabric/logs.md', '/fabric/logging-on']",
  );
  expect(repository.read('src/features/search/data/keywords/guide.yml')).toContain('/fabric/logs:');
  expect(repository.read(RENAMED)).toContain("['/fabric/logging', '/fabric/logs']");
});

it('deletes a page, and leads its address, its sections and the links to it to another one', async () => {
  const repository = make();
  const {plan, keywords} = deletePage(repository.root, '/fabric/logging', 'fabric/monitoring.md', false);
  await plan.apply();
  expect(() => repository.read('fabric/logging.md')).toThrow('ENOENT');
  expect(() => repository.read('fabric/img/own.svg')).toThrow('ENOENT');
  expect(repository.read('fabric/index.md')).toBe('See [logs](./monitoring.md) and [more](monitoring.md "T").\n');
  expect(repository.read('docs/index.md')).toBe('See [logs](/fabric/monitoring).\n');
  expect(repository.read('fabric-sidebars.ts')).toContain("['index', 'monitoring']");
  expect(repository.read(RENAMED)).toContain("['/fabric/logging', '/fabric/monitoring']");
  expect(repository.read(ALIASES)).toMatch(/page: 'fabric\/monitoring',\s+ids: \['levels'\],\s+to: '#'/);
  expect(keywords).toContain('log lines');
});

it('gives a section another id', async () => {
  const repository = make();
  const {plan, versions} = renameSection(repository.root, 'fabric/logging#levels', '#severities');
  await plan.apply();
  expect(versions).toEqual(['fabric']);
  expect(repository.read('fabric/logging.md')).toContain('## Levels {#severities}\n');
  expect(repository.read('docs/index.md')).toBe('See [logs](/fabric/logging#severities).\n');
  expect(repository.read(ALIASES)).toMatch(/page: 'fabric\/logging',\s+ids: \['levels'\],\s+to: '#severities'/);
});

it('has no next version', () => {
  expect(() => movePage(make().root, 'fabric/logging', 'fabric/logs', true)).toThrow('leave out --next');
});

it.each([
  ['fabric/logs', 'fabric/logs-of-all', 'There is no page fabric/logs.'],
  ['fabric/logging', 'fabric/monitoring', 'fabric/monitoring.md already exists.'],
  ['fabric/logging', 'fabric/functions', '/fabric/functions is a former address'],
  ['fabric/logging', 'administration/logs', 'administration/logs is not in the Fabric guide'],
  ['fabric/index', 'fabric/logs', 'index is the first page of a folder'],
  ['fabric/logging', 'fabric/new/logs', 'There is no folder fabric/new.'],
])('refuses to move %s to %s, and writes nothing', (from, to, message) => {
  const repository = make();
  expect(() => movePage(repository.root, from, to, false)).toThrow(message);
  expect(repository.status()).toBe('');
});
