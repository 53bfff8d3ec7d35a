// cspell:ignore harpersystems htps Größe
import {symlinkSync} from 'node:fs';
import {checkContent} from '@site/scripts/content/check-content';
import {checkBlocks} from '@site/scripts/content/checks/blocks';
import {checkLinks} from '@site/scripts/content/checks/links';
import {checkRawText} from '@site/scripts/content/checks/raw-text';
import {siteOf, type Page} from '@site/scripts/content/site';
import {readPages} from '@site/scripts/pages/read-pages';
import {scratchFolder} from '@site/tests/unit/scratch';
import {describe, expect, test} from 'vitest';

const scratch = scratchFolder();
const FILE = 'versioned_docs/version-4.7/developers/page.md';
const TITLE = '---\ntitle: Page\n---\n\n';

/** The problems of one page, in a site with a page of the same address in each of three versions. */
async function told(text: string, file = FILE): Promise<string[]> {
  const rest = ['4.1', '4.6', '4.7'].map((version) => ({
    file: `versioned_docs/version-${version}/developers/rest.md`,
    text: '## A heading\n',
  }));
  return toldOf([...rest, {file, text}], file);
}

async function toldOf(pages: Page[], file: string): Promise<string[]> {
  const site = siteOf(scratch.path(), pages, ['4.7', '4.6', '4.1']);
  const problems = await checkContent(site, [file], [checkBlocks, checkRawText, checkLinks]);
  return problems.map(({line, message, expected}) => `${line}: ${message}; ${expected}`);
}

describe('Markdown that the parser takes for text is reported', () => {
  test.each([
    ['[a](./my page.md)', 'a link is shown as text'],
    ['See [`code`](my page.md) there.', 'a link is shown as text'],
    ['A [label] (./rest.md) with a space.', 'a link is shown as text'],
    ['![A drawing](img/a b.svg)', 'a link is shown as text'],
    ['- An [item](a b) of a list', 'a link is shown as text'],
    ['| A |\n| --- |\n| [cell](a b) |', 'a link is shown as text'],
    ['A word [with][no definition] here.', 'a link by reference is shown as text'],
    ['A word [with][] nothing.', 'a link by reference is shown as text'],
    ['[name]: ./my page.md', 'the definition of a link is shown as text'],
    ['A sentence.[^1]', 'a footnote is shown as text'],
    ['| A | B |', 'a table is shown as text'],
    ['Text.\n| A | B |\n| - |', 'a table is shown as text'],
    ['A | B\n---|---|---', 'a table is shown as text'],
    ['> [!NOTE]\n> Text.', 'an admonition is shown as text'],
    ['##Heading', 'a heading is shown as text'],
    ['This is ** not bold** at all.', 'the asterisks of bold text are shown as text'],
    ['A `lonely backtick.', 'a backtick is shown as text'],
    ['<https://example.com/a b>', 'a link is shown as text'],
    ['A paragraph {#with-id}', 'the id of a heading is shown as text'],
    ['| A | B |\n| --- | --- |', 'the table has a header, but no rows'],
    [':::note Title\n\nText.\n\n:::', '":::note Title" doesn\'t begin an admonition; :::note[Title]'],
    ['::: tip\n\nText.\n\n:::', '"::: tip" doesn\'t begin an admonition; :::tip'],
  ])('%j', async (text, message) => {
    expect((await told(TITLE + text)).join('\n')).toContain(message);
  });

  test('with its line', async () => {
    expect(await told(`${TITLE}One.\n\nTwo\nlines, [a](b c).\n`)).toEqual([expect.stringMatching(/^8: a link/)]);
  });

  test.each([
    '[a](<./rest.md>)',
    'Escaped: \\[a\\](b c), \\*\\*, \\|, and \\`.',
    '`[a](b c)`, `**`, and ``a ` b``.',
    'An array a[0] (the first), a call f(x), [brackets], and (parentheses).',
    'A [text][rest] with its definition.\n\n[rest]: ./rest.md',
    'A sentence.[^1]\n\n[^1]: Its note.',
    '| A | B |\n| --- | --- |\n| 1 | a \\| b |',
    '## Heading {#id}\n\nText.',
    'Number #1, C#, and #4 of 5.',
    '- [ ] to do\n- [x] done',
    ':::note[Title]\n\nText.\n\n:::',
    '```text\n[a](b c) | **\n```',
    '<https://example.com/_a_>',
  ])('%j is right', async (text) => expect(await told(TITLE + text)).toEqual([]));
});

describe('typographic signs in code are reported', () => {
  const fence = (language: string, code: string) => `${TITLE}\`\`\`${language}\n${code}\n\`\`\`\n`;

  test.each([
    ['bash', 'harper start\necho “text”', '7: the code has a typographic quotation mark'],
    ['yaml', 'name: ‘a’', '6: the code has a typographic quotation mark'],
    ['js', 'const a = “b”;', '6: the code has a typographic quotation mark'],
    ['json', '{"a": “b”}', '6: the code has a typographic quotation mark'],
    ['graphql', 'type A @table(table: “b”)', '6: the code has a typographic quotation mark'],
    ['bash', 'curl —user maya', '6: the code has a dash instead of hyphens'],
    ['bash', 'curl –s http://localhost:9926', '6: the code has a dash instead of hyphens'],
    ['python', 'x = −1', '6: the code has a dash instead of hyphens'],
    ['yaml', 'a:\u00a0b', '6: the code has a special space'],
    ['sql', 'SELECT\u2003*', '6: the code has a special space'],
    ['js', 'a\u200bb()', '6: the code has an invisible character'],
  ])('in %s: %j', async (language, code, message) => {
    expect((await told(fence(language, code))).join('\n')).toContain(message);
  });

  test('in a line of text', async () => {
    expect(await told(`${TITLE}Set \`–force\`.`)).toEqual([expect.stringContaining('5: the code has a dash')]);
  });

  test.each(['// Maya’s station: 3 – 5 °C', 'text("¡¢£«»")', '# 10–20 seconds — or more'])(
    '%j is right',
    async (code) => expect(await told(fence('js', code))).toEqual([]),
  );
});

describe('links that lead nowhere for readers are reported', () => {
  test.each([
    ['https://docs.harperdb.io', 'leads to this site by its host'],
    ['https://docs.harperdb.io/docs/developers/rest?a#b', 'or /docs/developers/rest'],
    ['https://docs.harper.fast/no/such/page', 'leads to this site by its host'],
    ['//docs.harpersystems.dev/docs', 'leads to this site by its host'],
    ['https://www.harperdb.io/docs/rest', 'leads to this site by its host'],
    ['http://localhost:3000/docs', 'leads to this site by its host'],
    ['htps://example.com', 'has the scheme htps:, which leads nowhere; https:'],
    ['file:///etc/hosts', 'has the scheme file:'],
    ['javascript:alert(1)', 'has the scheme javascript:'],
    ['ftp://example.com/a', 'has the scheme ftp:'],
    // The same page is in three versions, and a hint names that of the address.
    ['/docs/4.7/developers/rst', 'leads nowhere; /docs/4.7/developers/rest'],
    ['/docs/4.6/developers/rst', 'leads nowhere; /docs/4.6/developers/rest'],
    ['/docs/developers/rst', 'leads nowhere; /docs/developers/rest'],
  ])('%s', async (url, message) => {
    expect((await told(`${TITLE}[Text](${url})`)).join('\n')).toContain(message);
  });

  test.each([
    'https://studio.harperdb.io/docs',
    'https://www.harpersystems.dev/pricing',
    'mailto:maya@example.com',
    'pathname:///docs/api/4.7/openapi.json',
    'https://example.com/docs.harperdb.io/docs',
  ])('%s is right', async (url) => expect(await told(`${TITLE}[Text](${url})`)).toEqual([]));
});

describe('a file that cannot be a page is reported once, by its cause', () => {
  test.each([
    [`\uFEFF${TITLE}`, FILE, 'the file begins with a byte-order mark'],
    [TITLE.replaceAll('\n', '\r'), FILE, '1: a line ends with a carriage return alone'],
    [`${TITLE}One.\rTwo.`, FILE, '5: a line ends with a carriage return alone'],
    [`${TITLE}\uFFFD`, FILE, "5: the file has bytes that aren't text"],
    [TITLE, 'docs/100%.md', 'the name 100%.md cannot be part of an address'],
    [TITLE, 'docs/a#b.md', 'the name a#b.md cannot be part of an address'],
    [TITLE, 'docs/what?.md', 'the name what?.md cannot be part of an address'],
    [TITLE, 'docs/my page.md', 'the name my page.md cannot be part of an address'],
    [TITLE, 'docs/Größe.md', 'the name Größe.md cannot be part of an address'],
    [TITLE, 'docs/_draft.md', 'the name _draft.md is not published'],
    [TITLE, 'docs/_drafts/page.md', 'the name _drafts is not published'],
    [TITLE, 'docs/page.test.md', 'the name page.test.md is not published'],
  ])('%j in %s', async (text, file, message) => {
    expect(await told(text, file)).toEqual([expect.stringContaining(message)]);
  });

  test('lines that end as those of Windows do are right', async () => {
    expect(await told(`${TITLE}## Heading\n\n- [Text](./rest.md)\n`.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  test('symbolic links, also those that lead nowhere', async () => {
    scratch.write({'docs/page.md': TITLE});
    symlinkSync(scratch.path('docs/page.md'), scratch.path('docs/linked.md'));
    symlinkSync(scratch.path('docs/gone.md'), scratch.path('docs/dangling.md'));
    const pages = readPages(scratch.path());
    for (const file of ['docs/linked.md', 'docs/dangling.md']) {
      expect(await toldOf(pages, file)).toEqual([expect.stringContaining('the file is a symbolic link')]);
    }
  });

  test('a heading without letters', async () => {
    expect(await told(`${TITLE}## 🚀\n\nText.`)).toEqual([expect.stringContaining('5: the heading has no letter')]);
    expect(await told(`${TITLE}## 🚀 {#start}\n\nText.`)).toEqual([]);
  });
});
