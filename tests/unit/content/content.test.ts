// cspell:ignore ther lable descripton -- misspelt on purpose
import {addressOf, readAddresses} from '@site/scripts/content/addresses';
import {changedFiles} from '@site/scripts/content/changed-files';
import {checkContent} from '@site/scripts/content/check-content';
import {formatProblem} from '@site/src/lib/problems';
import {checkLinks} from '@site/scripts/content/checks/links';
import {checkSyntax} from '@site/scripts/content/checks/syntax';
import {checkWorkingCopy} from '@site/scripts/content/checks/working-copy';
import {nearest} from '@site/scripts/content/nearest';
import {siteOf, type Page} from '@site/scripts/content/site';
import {readFrontMatter} from '@site/src/page-model/front-matter';
import {projectPath} from '@site/tests/support';
import {repositories} from '@site/tests/unit/versions/repository';
import {describe, expect, it, vi} from 'vitest';

// As long as no work on a next release has begun.
vi.mock('@site/src/features/versions/data/next-release', () => ({nextRelease: undefined}));

const make = repositories();

const page = (file: string, text = '', front = ''): Page => ({
  file,
  text: `---\ntitle: Page\n${front}---\n\n${text}\n`,
});
const site = (...pages: Page[]) => siteOf(projectPath(''), pages, ['4.7', '4.6']);
const LATEST = 'versioned_docs/version-4.7';

describe('addresses', () => {
  it.each([
    [`${LATEST}/index.md`, '', '/docs'],
    [`${LATEST}/developers/rest.md`, '', '/docs/developers/rest'],
    ['versioned_docs/version-4.6/developers/rest.md', '', '/docs/4.6/developers/rest'],
    ['docs/administration/administration.md', '', '/docs/next/administration'],
    ['docs/reference/index.mdx', '', '/docs/next/reference'],
    ['fabric/logging.md', 'slug: /logs\n', '/fabric/logs'],
    ['fabric/guide/logging.md', 'slug: logs\n', '/fabric/guide/logs'],
    ['release-notes/index.mdx', 'slug: /\n', '/release-notes'],
  ])('%s is at %s%s', (file, front, address) => expect(addressOf(page(file, '', front), '4.7')).toBe(address));

  it('are those of pages, by the number of their version too, of groups and of files', () => {
    const pages = [page(`${LATEST}/developers/rest.md`), page('versioned_docs/version-4.6/index.md')];
    const {find} = readAddresses({...site(...pages), sidebarOf: () => "{slug: '/category/developers'}"});
    expect(find('/docs/developers/rest')).toBe(pages[0]);
    expect(find('/docs/4.7/developers/rest')).toBe(pages[0]);
    expect(find('/docs/4.6')).toBe(pages[1]);
    expect(find('/docs/category/developers')).toBe('other');
    expect(find('/release-notes/feed.xml')).toBe('other');
    expect(find('/docs/no-such-page')).toBeUndefined();
  });
});

describe('links', () => {
  const linksOf = async (files: string[], ...pages: Page[]) =>
    (await checkContent(site(...pages), files, [checkLinks])).map(formatProblem);

  it('name the page that is spelled alike, and one that is elsewhere', async () => {
    const from = page('docs/guide/from.md', '[A](./to-ther.md)\n\n[B](moved.md)\n\n[C](to-there.md#wel-come)');
    const report = await linksOf(
      [from.file],
      from,
      page('docs/guide/to-there.md', '## Welcome'),
      page('docs/other/moved.md'),
    );
    expect(report).toEqual([
      'docs/guide/from.md:5: the link ./to-ther.md leads nowhere: there is no docs/guide/to-ther.md; expected ./to-there.md.',
      'docs/guide/from.md:7: the link moved.md leads nowhere: there is no docs/guide/moved.md; expected ../other/moved.md.',
      'docs/guide/from.md:9: the link to-there.md#wel-come leads to an anchor that docs/guide/to-there.md does not have; expected #welcome.',
    ]);
  });

  it('of other pages to what went are told too', async () => {
    const from = page('docs/from.md', '[A](./to.md#gone) and [B](./deleted.md)');
    expect(await linksOf(['docs/to.md'], from, page('docs/to.md', '## Here'))).toEqual([
      'docs/from.md:5: the link ./to.md#gone leads to an anchor that docs/to.md does not have; expected the anchor of a heading of docs/to.md.',
    ]);
    expect(await linksOf(['docs/deleted.md'], from, page('docs/to.md', '## Gone'))).toEqual([
      'docs/deleted.md:1: the page is gone, but docs/from.md:5 links to it; expected npm run move -- FROM TO, or npm run move -- PAGE --delete --to PAGE, which change the links and lead the address on.',
    ]);
  });

  it('to a page that is gone are the one report of it, also where its address is missing', async () => {
    const missing = {file: 'docs/deleted', line: 1, message: 'the page is missing', expected: ''};
    const report = async (...pages: Page[]) =>
      (await checkContent(site(...pages), ['docs/deleted.md'], [checkLinks, () => [missing]])).map(({file}) => file);
    expect(await report(page('docs/from.md', '[B](./deleted.md)'))).toEqual(['docs/deleted.md']);
    expect(await report(page('docs/from.md', 'Nothing.'))).toEqual(['docs/deleted']);
  });

  it('may lead to the entry of a table, to an id in HTML, and to an id that is written out', async () => {
    const target = page(
      'docs/to.md',
      '## `http` {#http}\n\n| Key | Type | Description |\n| --- | --- | --- |\n| `http.port` | integer | Port. |\n\n<a id="old"></a>',
    );
    const from = page('docs/from.md', '[A](to.md#http-port) [B](to.md#old) [C](to.md#http) [D](to.md#http-host)');
    expect(await linksOf([from.file], from, target)).toEqual([
      expect.stringContaining('docs/from.md:5: the link to.md#http-host leads to an anchor'),
    ]);
  });

  it('to other sites are not followed', async () => {
    expect(
      await linksOf(['docs/a.md'], page('docs/a.md', '[A](https://example.com/no) [B](mailto:me@example.com)')),
    ).toEqual([]);
  });
});

describe('syntax', () => {
  it.each([
    ['closed tags and braces', 'A <kbd>key</kbd><br> and {braces}, `{`, `<b>` and \\{ alone.\n\n<!-- <b> -->', []],
    ['an end without a beginning', 'Text</b>', ['docs/a.md:5: the tag </b> closes nothing']],
    ['a tag within another one', '<p><b>Text</p>', ['docs/a.md:5: the tag <b> is not closed']],
  ])('%s', async (_, text, expected) => {
    const report = (await checkContent(site(page('docs/a.md', text)), ['docs/a.md'], [checkSyntax])).map(formatProblem);
    expect(report.map((line) => line.split(';')[0])).toEqual(expected);
  });
});

describe('front matter', () => {
  it('knows the line of each problem, each time that it is read', () => {
    const text = '---\ntitle: One\ndescription: Two: three\n---\n';
    for (let time = 0; time < 2; time++) expect(readFrontMatter(text).errors).toMatchObject([{line: 3}]);
    expect(readFrontMatter('---\ntitle: One\n').errors).toMatchObject([{line: 1}]);
    expect(readFrontMatter('---\ntitle: One\ntitle: Two\n---\n').errors).toMatchObject([{line: 3}]);
    expect(readFrontMatter('---\njust a text\n---\n').errors).toMatchObject([{line: 2}]);
  });

  it('knows the lines of keys', () => {
    const {data, lineOf, errors} = readFrontMatter('---\r\ntitle: One\r\nslug: /two\r\n---\r\n\r\nText\r\n');
    expect([data, errors, lineOf('slug'), lineOf('kind')]).toEqual([{title: 'One', slug: '/two'}, [], 3, 1]);
    expect(readFrontMatter('No front matter')).toMatchObject({data: {}, errors: []});
  });
});

it.each([
  ['sidebar_lable', 'sidebar_label'],
  ['descripton', 'description'],
  ['keywords', undefined],
])('what is nearest to %s is %s', (wrong, right) => {
  expect(nearest(wrong, ['title', 'description', 'sidebar_label'])).toBe(right);
});

it('the working copy differs from the latest version until both are changed', async () => {
  const copy = 'docs/a.md';
  const report = async (...pages: Page[]) =>
    (await checkContent(site(...pages), [copy], [checkWorkingCopy])).map(formatProblem);
  const [released, changed] = [page(`${LATEST}/a.md`, 'One\ntwo'), page(copy, 'One\nthree')];
  expect(await report(page(copy, 'One\ntwo'), released)).toEqual([]);
  expect(await report(changed, released)).toEqual([
    expect.stringContaining(`docs/a.md:6: the text differs from ${LATEST}/a.md; expected the same text in both`),
  ]);
  expect(await report(changed)).toEqual([expect.stringContaining(`docs/a.md:1: there is no ${LATEST}/a.md`)]);
});

it('drawings and the sidebar of the working copy differ from those of the latest version', async () => {
  const sidebar = (label: string) => `{"docs": [{"type": "category", "label": "${label}", "items": []}]}`;
  const {root, write} = make({
    'docs/img/a.svg': '<svg/>',
    [`${LATEST}/img/a.svg`]: '<svg/>',
    'sidebars.ts': `export default ${sidebar('One')};\n`,
    'versioned_sidebars/version-4.7-sidebars.json': sidebar('One'),
  });
  const pages = ['docs', LATEST].map((folder) => page(`${folder}/a.md`, '![A](./img/a.svg)'));
  const files = ['docs/img/a.svg', 'sidebars.ts'];
  const report = async () =>
    (await checkContent(siteOf(root, pages, ['4.7', '4.6']), files, [checkWorkingCopy])).map(formatProblem);
  expect(await report()).toEqual([]);
  write({
    [`${LATEST}/img/a.svg`]: '<svg></svg>',
    'versioned_sidebars/version-4.7-sidebars.json': sidebar('Two'),
  });
  expect(await report()).toEqual([
    expect.stringContaining(`docs/img/a.svg:1: the text differs from ${LATEST}/img/a.svg`),
    expect.stringContaining('sidebars.ts:1: the sidebar differs from versioned_sidebars/version-4.7-sidebars.json'),
  ]);
});

it('what differs from main is what was committed, changed and added since', () => {
  const {root, git, write, commit} = make({'same.md': 'a', 'changed.md': 'a'});
  git('branch', '--move', 'main');
  git('switch', '--quiet', '--create', 'work');
  write({'committed.md': 'a'});
  commit();
  write({'changed.md': 'b', 'added.md': 'a'});
  expect(changedFiles(root)).toEqual(['added.md', 'changed.md', 'committed.md']);
  git('branch', '--delete', '--force', 'main');
  expect(() => changedFiles(root)).toThrow('There is no branch main to compare with: name the files to check.');
});
