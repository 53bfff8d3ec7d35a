import {retireVersion} from '@site/scripts/scaffold/retire-version';
import {readFileSync} from 'node:fs';
import {projectPath} from '@site/tests/support';
import {describe, expect, it} from 'vitest';
import {projects} from './project';

const LISTS = ['src/features/addresses/data/redirects/retired-pages.ts', 'src/features/versions/data/feature-pages.ts'];
const KEYWORDS = 'src/features/search/data/keywords/guide.yml';
const OLDEST = 'versioned_docs/version-4.6';

const PAGES = {
  'index.md': '---\ntitle: First\n---\n\nSee [it](./guide/kept.md#steps).\n\n## Start\n',
  'guide/kept.md': '---\ntitle: Kept\n---\n\n![Own](./img/own.svg)\n\n## Steps\n',
  'guide/img/own.svg': '<svg/>',
};

const make = projects(['index', 'guide/kept'], PAGES, {
  'static/social/docs-4.6.png': '',
  'static/social/docs-4.7.png': '',
  'release-notes/4.6.0.md':
    '[same](/docs/4.6/guide/kept#steps), [lost](/docs/4.6/guide/kept#only-there), [gone](/docs/4.6/guide/alone), [first](/docs/4.6), [newer](/docs/4.7/guide/kept).\n',
  [`${OLDEST}/guide/kept.md`]: `${PAGES['guide/kept.md']}\n## Only there\n`,
  [`${OLDEST}/guide/alone.md`]: '---\ntitle: Alone\n---\n\n## Part\n',
  [KEYWORDS]: "/docs/guide/alone:\n  '': lonely\n/docs/guide/kept:\n  '': keep\n  only-there: rare\n  steps: ladder\n",
  'scripts/anchors/published.txt': [
    '/docs/4.6/guide/alone#part',
    '/docs/4.6/guide/kept#only-there',
    '/docs/4.6/guide/kept#steps',
    '/docs/guide/kept#steps',
    '',
  ].join('\n'),
  ...Object.fromEntries(LISTS.map((file) => [file, readFileSync(projectPath(file), 'utf8')])),
});

describe('taking the oldest version off the site', () => {
  it('removes its pages, and leads their addresses and the links to them to the next version', async () => {
    const repository = make();
    const {plan, versions, linking, keywords} = await retireVersion(repository.root, '4.6');
    expect(repository.status()).toBe('');
    await plan.apply();
    expect(versions).toEqual(['4.6']);
    expect(linking).toBe(1);
    expect(JSON.parse(repository.read('versions.json'))).toEqual(['4.7']);
    expect(repository.git('ls-files', '--deleted').trim().split('\n')).toEqual([
      'static/social/docs-4.6.png',
      `${OLDEST}/guide/alone.md`,
      `${OLDEST}/guide/img/own.svg`,
      `${OLDEST}/guide/kept.md`,
      `${OLDEST}/index.md`,
      'versioned_sidebars/version-4.6-sidebars.json',
    ]);
    expect(repository.read('release-notes/4.6.0.md')).toBe(
      '[same](/docs/4.7/guide/kept#steps), [lost](/docs/4.7/guide/kept), [gone](/docs/4.7), [first](/docs/4.7), [newer](/docs/4.7/guide/kept).\n',
    );
    const retired = repository.read(LISTS[0]!);
    expect(retired).toContain("['/docs/4.6/guide/kept', '/docs/4.7/guide/kept']");
    expect(retired).toContain("['/docs/4.6', '/docs/4.7']");
    // Pages that features make for each version, but not those that all versions share.
    expect(retired).toContain("['/docs/4.6/errors', '/docs/4.7/errors']");
    expect(retired).not.toContain('/docs/availability');
    expect(retired).toMatch(/'\/docs\/4\.6\/guide\/alone', '\/docs\/4\.7'/);
    // A section of a page that forwards cannot be published any more.
    expect(repository.read('scripts/anchors/published.txt')).toBe('/docs/guide/kept#steps\n');
    expect(keywords).toBe("/docs/guide/alone:\n  '': lonely\n/docs/guide/kept:\n  only-there: rare\n");
    expect(repository.read(KEYWORDS)).toBe("/docs/guide/kept:\n  '': keep\n  steps: ladder\n");
  });

  it.each(['4.7', '4.5', 'current', ''])('"%s", which is not the oldest, is refused', async (version) => {
    const repository = make();
    await expect(retireVersion(repository.root, version)).rejects.toThrow(
      `${version} cannot be deleted: expected the oldest of several versions, 4.6.`,
    );
    expect(repository.status()).toBe('');
  });

  it('the only version is refused', async () => {
    const repository = make();
    repository.write({'versions.json': '["4.7"]'});
    await expect(retireVersion(repository.root, '4.7')).rejects.toThrow(
      'expected the oldest of several versions, 4.7.',
    );
  });
});
