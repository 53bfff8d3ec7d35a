import {deletePage} from '@site/scripts/scaffold/delete-page';
import {renameSection} from '@site/scripts/scaffold/rename-section';
import {describe, expect, it} from 'vitest';
import {FOLDERS, projects} from './project';

const PAGES = {
  'index.md': 'See [it](./guide/old.md), [there](guide/old.md#steps "T") and [here](guide/old.md#only-here).\n',
  'guide/old.md':
    '---\ntitle: Old\n---\n\n![Own](./img/own.svg) ![Shared](./img/shared.svg)\n\n## Steps\n\n## Only here\n',
  'guide/kept.md': '---\ntitle: Kept\n---\n\n![Shared](./img/shared.svg) [a](./old.md) [b](#steps)\n\n## Steps\n',
  'guide/img/own.svg': '<svg/>',
  'guide/img/shared.svg': '<svg/>',
};
const KEYWORDS = "/docs/guide/old:\n  '': ancient\n  steps: stairs\n/docs/guide/kept:\n  '': keep\n  steps: ladder\n";

const make = projects(['index', 'guide/old', 'guide/kept'], PAGES, {
  'release-notes/4.7.0.md':
    '[new](/docs/4.7/guide/old?q=1#steps), [old](/docs/4.6/guide/old), [else](/docs/4.7/guide/older).\n',
  'src/features/search/data/keywords/guide.yml': KEYWORDS,
  'scripts/anchors/published.txt': [
    '/docs/4.6/guide/old#gone-long-ago',
    '/docs/4.6/guide/old#steps',
    '/docs/guide/kept#steps',
    '/docs/guide/old#only-here',
    '/docs/guide/old#steps',
    '',
  ].join('\n'),
});

describe('deleting a page', () => {
  it('leads its address, its sections and the links to it to another page', async () => {
    const repository = make();
    const {plan, versions, linking, keywords} = deletePage(repository.root, 'guide/old', 'guide/kept', false);
    expect(repository.status()).toBe('');
    await plan.apply();
    expect(versions).toEqual(['current', '4.7', '4.6']);
    expect(linking).toBe(7);
    for (const folder of FOLDERS) {
      expect(() => repository.read(`${folder}/guide/old.md`)).toThrow('ENOENT');
      expect(() => repository.read(`${folder}/guide/img/own.svg`)).toThrow('ENOENT');
      expect(repository.read(`${folder}/guide/img/shared.svg`)).toBe('<svg/>');
      expect(repository.read(`${folder}/index.md`)).toBe(
        'See [it](./guide/kept.md), [there](guide/kept.md#steps "T") and [here](guide/kept.md).\n',
      );
      expect(repository.read(`${folder}/guide/kept.md`)).toContain('[a](./kept.md) [b](#steps)');
    }
    expect(repository.read('release-notes/4.7.0.md')).toBe(
      '[new](/docs/4.7/guide/kept?q=1#steps), [old](/docs/4.6/guide/kept), [else](/docs/4.7/guide/older).\n',
    );
    expect(repository.read('sidebars.ts')).toContain("['index', 'guide/kept']");
    expect(repository.read('src/features/addresses/data/redirects/renamed-pages.ts')).toContain(
      "['guide/old', 'guide/kept']",
    );
    expect(repository.read('src/features/addresses/data/section-aliases.ts')).toContain(
      "  {note: 'guide/old was deleted.', page: 'guide/kept', ids: ['gone-long-ago', 'only-here'], to: '#'},\n];",
    );
    expect(keywords).toBe("/docs/guide/old:\n  '': ancient\n  steps: stairs\n");
    expect(repository.read('src/features/search/data/keywords/guide.yml')).toBe(
      "/docs/guide/kept:\n  '': keep\n  steps: ladder\n",
    );
  });

  it.each([
    ['guide/old', 'guide/old', 'are the same page'],
    ['index', 'guide/kept', 'index is the first page of a folder'],
    ['guide/old', 'guide/nothing', 'There is no page guide/nothing'],
    ['developers/rest', 'guide/kept', 'There is no page developers/rest'],
  ])('%s for %s is refused', async (from, to, message) => {
    const repository = make();
    expect(() => deletePage(repository.root, from, to, false)).toThrow(message);
    expect(repository.status()).toBe('');
  });

  it('needs the other page in each version', async () => {
    const repository = make();
    repository.git('rm', '--quiet', 'versioned_docs/version-4.6/guide/kept.md');
    expect(() => deletePage(repository.root, 'guide/old', 'guide/kept', false)).toThrow(
      'guide/kept does not exist in 4.6, but guide/old does.',
    );
  });
});

describe('another id of a section', () => {
  it('is written behind the heading, in links and keywords, and the former one leads to it', async () => {
    const repository = make();
    const {plan, versions} = renameSection(repository.root, 'guide/old#steps', '#how-to');
    await plan.apply();
    expect(versions).toEqual(['current', '4.7', '4.6']);
    for (const folder of FOLDERS) {
      expect(repository.read(`${folder}/guide/old.md`)).toContain('\n## Steps {#how-to}\n\n## Only here\n');
      expect(repository.read(`${folder}/index.md`)).toContain('[there](guide/old.md#how-to "T")');
      expect(repository.read(`${folder}/guide/kept.md`)).toContain('[b](#steps)');
    }
    expect(repository.read('release-notes/4.7.0.md')).toContain('[new](/docs/4.7/guide/old?q=1#how-to)');
    expect(repository.read('src/features/search/data/keywords/guide.yml')).toBe(
      KEYWORDS.replace('steps: stairs', 'how-to: stairs'),
    );
    expect(repository.read('src/features/addresses/data/section-aliases.ts')).toMatch(
      /\{\s*page: 'guide\/old',\s*ids: \['steps'\],\s*to: '#how-to',?\s*\},?\n\];/,
    );
    // Once more, where it is written already.
    const file = 'docs/guide/old.md';
    const again = renameSection(repository.root, file + '#how-to', '#in-order');
    expect(again.plan.read(file)).toContain('\n## Steps {#in-order}\n');
  });

  it('leads its entries as well, and only where the section is', async () => {
    const repository = make();
    const table = '| Parameter | Type | Description |\n| --- | --- | --- |\n| `a` | string | A. |\n';
    for (const folder of FOLDERS) {
      const text = repository.read(`${folder}/guide/old.md`);
      const isOldest = folder.endsWith('4.6');
      repository.write({
        [`${folder}/guide/old.md`]: text.replace('## Steps\n', isOldest ? '## Others\n' : `## Steps\n\n${table}`),
      });
    }
    const {plan, versions} = renameSection(repository.root, 'guide/old#steps', '#how-to');
    expect(versions).toEqual(['current', '4.7']);
    const aliases = plan.read('src/features/addresses/data/section-aliases.ts');
    expect(aliases).toContain('{"page":"guide/old","since":"4.7","ids":["steps"],"to":"#how-to"}');
    expect(aliases).toContain('{"page":"guide/old","since":"4.7","ids":["steps-a"],"to":"#how-to-a"}');
  });

  it.each([
    ['guide/old#nothing', '#how-to', 'No heading of guide/old has the id nothing'],
    ['guide/old#steps', '#only-here', 'already has a heading with the id only-here'],
    ['guide/old#steps', '#how to', 'has no id'],
  ])('%s to %s is refused', async (from, to, message) => {
    expect(() => renameSection(make().root, from, to)).toThrow(message);
  });
});
