// cspell:ignore nbps
import {checkContent} from '@site/scripts/content/check-content';
import {checkDrawings, drawingProblems} from '@site/scripts/content/checks/drawings';
import {checkLinks} from '@site/scripts/content/checks/links';
import {checkReleaseNotes} from '@site/scripts/content/checks/release-notes';
import {checkSidebars} from '@site/scripts/content/checks/sidebars';
import {structureChecks} from '@site/scripts/content/checks/structure';
import {checkVersionContents} from '@site/scripts/content/checks/versions';
import {isContent, readSite, siteOf, type ContentCheck, type Page} from '@site/scripts/content/site';
import {checkBash} from '@site/scripts/examples/checks/bash';
import {checkHttp} from '@site/scripts/examples/checks/http';
import {parseKeywords} from '@site/src/features/search/node';
import {projectPath} from '@site/tests/support';
import {scratchFolder} from '@site/tests/unit/scratch';
import {describe, expect, test} from 'vitest';

const scratch = scratchFolder();
const FILE = 'versioned_docs/version-4.7/developers/page.md';
const FRONT =
  '---\ntitle: Page\ndescription: A page that is about all the things that somebody may write by mistake.\n---\n\n';
const other = (file: string): Page => ({file, text: FRONT.replaceAll(/: (?=Page|A page)/g, ': Other ')});
const PAGES = [other('versioned_docs/version-4.7/developers/guides/index.md'), other('docs/developers/rest.md')];

async function told(page: Page, checks: readonly ContentCheck[], pages: Page[] = [], root = projectPath('')) {
  const problems = await checkContent(siteOf(root, [...pages, page], ['4.7']), [page.file], checks);
  return problems.map(({line, message, expected}) => `${line}: ${message}; ${expected}`).join('\n');
}

const blocks = structureChecks.filter((check) => check !== checkSidebars);
const fence = (language: string, code = 'ls') => `\`\`\`${language}\n${code}\n\`\`\``;

describe('what no reader was meant to see is told', () => {
  test.each([
    [':::note\n\n:::', '6: the admonition :::note has no text'],
    [':::note[Title]\n\n:::', '6: the admonition :::note has no text'],
    ['::note\n\nText.', '"::note" doesn\'t begin an admonition; :::note'],
    ['## {#only-an-id}\n\nText.', '6: the heading has an id, but no words'],
    ['## Words {#my id}\n\nText.', '6: the heading has no usable id'],
    ['## Words {#one} {#two}\n\nText.', '6: the heading has no usable id'],
    ['## A\n\n### B\n\n#### C\n\nText.', '10: the heading is an h4; an h2 or h3'],
    ['## Same words {#one}\n\nText.\n\n## Same words\n\nText.', '10: the heading on line 6 has the same words'],
    ['## Words\n\n## Other words\n\nText.', '6: the section "Words" has no text'],
    ['Text.\n\n## Words', '8: the section "Words" has no text'],
    ['![map.svg](./map.svg)', '6: the text of the picture is the file name map.svg'],
    [fence('json title=a.json', '{}'), '6: title=a.json after the language has no effect'],
    [fence('bash {a}'), '6: {a} after the language has no effect'],
    [fence('js unchecked'), '6: unchecked after the language has no effect; title="…", unchecked="the reason"'],
    ['```bash\n```', '6: the fence has no code'],
    ['A &nbps; B.', '6: HTML has no &nbps;'],
    ['Text\u00A0with it.', '6: the text has a special space'],
    ['It came on 2025-10-28.', '6: the day "2025-10-28" is written in another format'],
    ['It came on 10/28/25.', '6: the day "10/28/25" is written in another format'],
    ['It came on Sept 28, 2025.', '6: the day "Sept 28, 2025" is written in another format'],
    ['It came on Feb 30, 2025.', '6: there is no day "Feb 30, 2025"'],
    ['Since: v4.7', '6: "Since: v4.7" does not name a release'],
    ['Since:', '6: "Since:" does not name a release'],
    ['[Page](./)', '6: the link ./ leads to a folder'],
    [
      '[Site](www.example.com)',
      'leads nowhere: there is no versioned_docs/version-4.7/developers/www.example.com; https://www.example.com',
    ],
    ['[](./guides/index.md)', '6: the link ./guides/index.md has no text'],
    ['[Page](./guides/index.md#)', '6: the link ./guides/index.md# has an empty anchor'],
    ['[Site](http://example.com/a)', 'is not encrypted; https://example.com/a'],
    ['![A map](/img/map.svg)', 'leads nowhere; the path of a file beside the page'],
  ])('%j', async (text, message) => {
    expect(await told({file: FILE, text: `${FRONT}${text}\n`}, blocks, PAGES)).toContain(message);
  });

  test('an expression in MDX', async () => {
    const page = {file: FILE.replace('.md', '.mdx'), text: `${FRONT}A value {foo.bar}, {'text'}, {/* comment */}.\n`};
    expect(await told(page, blocks)).toBe(
      '6: {foo.bar} is an expression in JavaScript; the text in backticks, or \\{ for a brace',
    );
  });

  test('a component in MDX that nothing imports', async () => {
    const text = `${FRONT}import List, {Item} from './list';\n\n<List><Item /></List>\n\n<Entry />\n\n<Missing />\n`;
    expect(await told({file: FILE.replace('.md', '.mdx'), text}, blocks)).toBe(
      '12: nothing imports the component Missing; import Missing from … below the front matter',
    );
  });

  test.each(['It works since 4.9.', 'As of 4.9, it works.', 'Since: 4.9'])(
    '%j, of a version that does not exist',
    async (text) =>
      expect(await told({file: FILE, text: `${FRONT}${text}\n`}, [checkVersionContents])).toContain(
        '4.9 came after 4.7',
      ),
  );

  test.each([
    [`-${FRONT}`, '1: the front matter begins with ----'],
    [`\n${FRONT}`, '1: there are lines above the front matter'],
    [FRONT.replace('\ntitle', '\nslug: /a page\ntitle'), '2: front matter "slug" is "/a page"'],
  ])('front matter %j', async (text, message) => {
    const said = await told({file: FILE, text: `${text}Text.\n`}, blocks);
    expect(said).toContain(message);
    expect(said.split('\n')).toHaveLength(1);
  });

  test('a name with capitals', async () =>
    expect(await told({file: 'fabric/New-Page.md', text: FRONT}, blocks)).toContain('the name New-Page.md cannot be'));

  test('Windows line ends are read as line feeds', () => {
    scratch.write({'fabric/a.md': 'One.\r\nTwo.\r\n', 'versions.json': '[]'});
    expect(readSite(scratch.path()).pages[0]!.text).toBe('One.\nTwo.\n');
  });
});

describe('what looks like a secret', () => {
  test.each([
    "curl --user 'maya:secret' http://localhost:9925",
    'docker run -e HDB_ADMIN_PASSWORD=Cedar2026 image',
    'export AWS_SECRET_ACCESS_KEY=wJalrXUtnFEMI/K7MDENG/bPxRfiCY',
    'password: Tr0ub4dor3x',
    'Authorization: Bearer abcdef0123456789abcdef0123456789',
  ])('%s', async (code) => {
    expect(await told({file: FILE, text: FRONT + fence('text', code)}, blocks)).toContain('what looks like a');
  });

  test.each([
    "curl --user 'maya:<password>'",
    'HDB_ADMIN_PASSWORD="$PASSWORD1"',
    'password: ${PASSWORD1}',
    '--user maya',
  ])("%s isn't a secret", async (code) =>
    expect(await told({file: FILE, text: FRONT + fence('text', code)}, blocks)).toBe(''),
  );
});

describe('samples', () => {
  test.each([
    ['while true; do ls; done', 'the loop is endless'],
    ['curl --insecure \\\n  --user maya https://localhost:9925', 'with --insecure, curl sends the password'],
  ])('%j', async (text, message) => {
    expect((await checkBash([text])).get(text)!.map((problem) => problem.message)).toEqual([
      expect.stringContaining(message),
    ]);
  });

  test('an unknown HTTP method', () => expect(checkHttp({text: 'FETCH /Station/ HTTP/1.1'} as never)).toHaveLength(1));
});

describe('a file beside pages', () => {
  const page = {file: 'fabric/index.md', text: `${FRONT}![A map of stations](./img/map.svg)\n`};

  test('is shown or linked, and is what its ending says', async () => {
    const files = {
      'fabric/index.md': page.text,
      'fabric/img/unused.svg': '<svg/>',
      'fabric/page.markdown': 'Text.',
      'src/features/search/data/keywords/more.yaml': '{}',
    };
    scratch.write({...files, 'versions.json': '[]'});
    const names = Object.keys(files).slice(1);
    expect(names.filter(isContent)).toEqual(names);
    const found = await checkContent(siteOf(scratch.path(), [page], []), names, []);
    expect(found.map(({message}) => message)).toEqual([
      'no page shows the drawing',
      'the file is not a page, and no page links to it',
      'nothing reads keywords in a file that ends in .yaml',
    ]);
    expect(['fabric/.index.md.swp', 'fabric/index.md~', 'fabric/4913'].filter(isContent)).toEqual([]);
  });

  test('is missed by the page that shows it', async () => {
    const site = siteOf(scratch.path(), [page], ['4.7']);
    expect((await checkContent(site, ['fabric/img/map.svg'], [checkLinks])).map(({file}) => file)).toEqual([page.file]);
  });

  test('of another section has an address', async () => {
    const from = {file: 'fabric/logging.md', text: `${FRONT}[REST](../docs/developers/rest.md)\n`};
    expect(await told(from, [checkLinks], PAGES)).toContain('leads out of fabric; /docs/4.7/developers/rest');
  });
});

test.each([
  ['<svg width="20" height="20"><script>alert(1)</script></svg>', 'a drawing cannot have <script>'],
  ['<svg width="20" height="20"><image href="https://example.com/a.png"/></svg>', 'a drawing cannot have <image>'],
  ['<svg width="20" height="20"><rect fill="red"/></svg>', 'fill="red" sets a color of its own'],
  ['<svg width="20" height="20"><text font-size="8px">a</text></svg>', 'font-size="8px" is not a number'],
])('the drawing %s', (svg, message) => expect(drawingProblems(svg).map((each) => each.message)).toEqual([message]));

test('drawings that are not XML are told once each, with the line', async () => {
  const drawings = {
    'fabric/img/crossed.svg': '<svg width="20" height="20">\n<text>a\n</svg>\n',
    'fabric/img/open.svg': '<svg width="20" height="20">\n',
    'fabric/img/twice.svg': '<svg width="20" width="20" height="20"></svg>\n',
    'fabric/img/right.svg': '<svg width="20" height="20"></svg>\n',
  };
  scratch.write(drawings);
  const found = await checkDrawings(siteOf(scratch.path(), [], []), Object.keys(drawings));
  expect(found.map(({file, line, message}) => [file, line, message])).toEqual([
    ['fabric/img/crossed.svg', 3, 'the drawing is not XML: Opening and ending tag mismatch: text line 2 and svg'],
    ['fabric/img/open.svg', 2, 'the drawing is not XML: Premature end of data in tag svg line 1'],
    ['fabric/img/twice.svg', 1, 'the drawing is not XML: Attribute width redefined'],
  ]);
});

describe('sidebars', () => {
  const sidebar = 'fabric-sidebars.ts';
  test.each([
    ["['index', 'index']", 'the page index is listed twice'],
    ["['index', {type: 'category', label: 'Guides'}]", 'the item Guides of the sidebar has no items'],
    [
      "['index', {type: 'category', labels: 'Guides', items: []}]",
      'the item category of the sidebar has an unknown field labels',
    ],
    ["['index', {type: 'group', label: 'Guides'}]", 'an item of the type "group"'],
  ])('%s', async (list, message) => {
    scratch.write({[sidebar]: `export default {fabric: ${list}};\n`});
    const site = siteOf(scratch.path(), [other('fabric/index.md')], []);
    const found = (await checkContent(site, [sidebar], [checkSidebars])).filter(({file}) => file === sidebar);
    expect(found.map((each) => each.message)).toEqual([expect.stringContaining(message)]);
  });
});

describe('release notes', () => {
  const note = (version: string, date: string, label = version): Page => ({
    file: `release-notes/v4-tucker/${version}.md`,
    text: `---\ntitle: Harper ${version}\ndescription: Text.\nsidebar_label: ${label}\nversion: "${version}"\ndate: "${date}"\nkind: patch\n---\n\n## Fixed\n\n- One.\n`,
  });
  const next = note('4.7.3', '2025-10-28');

  test.each([
    [note('4.7.2', '2025-11-20'), 'a date before 2025-10-28, when 4.7.3 came out'],
    [note('4.7.2', '2025-10-20', '4.7.1'), 'front matter "sidebar_label" is "4.7.1"; the version, 4.7.2'],
  ])('%j', async (page, message) => expect(await told(page, [checkReleaseNotes], [next])).toContain(message));

  test('a day that does not exist is told once', async () =>
    expect((await told(note('4.7.2', '2025-02-30'), [checkReleaseNotes], [next])).split('\n')).toHaveLength(1));
});

test('a mistake in YAML is reported once', () =>
  expect(parseKeywords('a.yml', "/docs/a:\n  '': [one\n  b: two\n  c: three\n").problems).toHaveLength(1));
