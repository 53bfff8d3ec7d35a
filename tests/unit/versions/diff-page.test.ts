// cspell:ignore secrity
import {diffPage} from '@site/scripts/versions/diff-page';
import {findPage} from '@site/scripts/versions/find-page';
import {readVersionFolders} from '@site/src/features/versions/node/version-folders';
import {describe, expect, it} from 'vitest';
import {paragraphs, repositories} from './repository';

const make = repositories();

const NEWEST = 'versioned_docs/version-4.7';
const MIDDLE = 'versioned_docs/version-4.6';
const OLDEST = 'versioned_docs/version-4.5';

const {root} = make({
  'versions.json': '["4.7", "4.6", "4.5"]',
  'docs/index.mdx': 'Start.\n',
  'docs/developers/rest.md': paragraphs(),
  [`${NEWEST}/index.mdx`]: 'Start.\n',
  [`${NEWEST}/developers/rest.md`]: paragraphs(),
  [`${NEWEST}/developers/security/index.md`]: 'Security.\n',
  [`${NEWEST}/reference/components/applications.md`]: paragraphs(),
  [`${MIDDLE}/developers/rest.md`]: paragraphs({4: 'Only here.'}),
  [`${MIDDLE}/administration/administration.md`]: 'Tasks.\n',
  [`${MIDDLE}/reference/components/applications.md`]: paragraphs(),
  [`${OLDEST}/developers/components/managing.md`]: paragraphs({2: 'Older.'}),
});
const folders = readVersionFolders(root);
const diff = (name: string) => diffPage(root, findPage(name, folders), folders, false);

describe('the differences of a page', () => {
  it('are shown between neighbors, newest first', () => {
    const text = diff('developers/rest');
    expect(text.split('\n')[0]).toBe('4.7 → next: the same');
    expect(text).toContain('4.6 → 4.7: different\ndiff --git');
    expect(text).toContain('\n-Only here.\n+Paragraph 4.\n');
    expect(text).toContain(`4.5 → 4.6: 4.5 doesn't have this page; it came with ${MIDDLE}/developers/rest.md`);
  });

  it('say where the page has moved', () => {
    expect(diff('reference/components/applications')).toContain(
      '4.5 → 4.6: different, moved from developers/components/managing to reference/components/applications\n',
    );
    expect(diff('developers/components/managing')).toBe(diff('reference/components/applications'));
  });

  it('say which versions have no such page', () => {
    expect(diff('developers/security')).toBe(
      [
        `4.7 → next: next no longer has this page; it was ${NEWEST}/developers/security/index.md`,
        `4.6 → 4.7: 4.6 doesn't have this page; it came with ${NEWEST}/developers/security/index.md`,
        '4.5 → 4.6: neither has the page',
      ].join('\n'),
    );
  });

  it('have colors if asked', () => {
    // oxlint-disable-next-line no-control-regex -- colors
    expect(diffPage(root, `${NEWEST}/developers/rest.md`, folders, true)).toMatch(/\u001B\[3[12]m/);
  });
});

describe('a page is found', () => {
  it.each([
    ['developers/rest', 'docs/developers/rest.md'],
    ['developers/rest.md', 'docs/developers/rest.md'],
    [`${MIDDLE}/developers/rest.md`, `${MIDDLE}/developers/rest.md`],
    ['/docs/developers/rest#get', `${NEWEST}/developers/rest.md`],
    ['/docs/4.6/developers/rest', `${MIDDLE}/developers/rest.md`],
    ['/docs/next/developers/rest/', 'docs/developers/rest.md'],
    ['https://docs.example.com/docs/4.6/administration?x=1', `${MIDDLE}/administration/administration.md`],
    ['/docs', `${NEWEST}/index.mdx`],
    ['developers/security', `${NEWEST}/developers/security/index.md`],
  ])('by %s', (name, file) => expect(findPage(name, folders)).toBe(file));

  it.each([
    ['developers/secrity', 'There is no page developers/secrity. The nearest names are developers/security/index'],
    ['/docs/4.5/developers/rest', 'There is no page /docs/4.5/developers/rest. The nearest names are developers/rest'],
    ['wp-login', 'There is no page wp-login. No page has a similar name.'],
  ])('or not: %s', (name, message) => expect(() => findPage(name, folders)).toThrow(message));
});
