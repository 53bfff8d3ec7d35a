import type {CheerioAPI} from 'cheerio';
import {marked} from 'marked';
import {describe, expect, it} from 'vitest';
import {parse as parseYaml} from 'yaml';
import versions from '../../versions.json';
import {requestSample} from '../../src/features/code/samples';
import {isOperationBody} from '../../src/features/code/calls';
import {builtFile, builtFiles, builtPage, isMadeOfData, scanned, publishedPages} from './support';

const SITE = 'http://localhost:3000';

const addresses = publishedPages().filter(
  (address) => /^\/(?:docs|release-notes|fabric)(?:\/|$)/.test(address) && !isMadeOfData(address),
);
const files = new Set(builtFiles('.html', '.md', '.json', '.xml', '.svg', '.png', '.txt'));

function readMarkdown(address: string): {facts: Record<string, string>; body: string} {
  const [, front = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(builtFile(`${address.slice(1)}.md`)) ?? [];
  return {facts: parseYaml(front) as Record<string, string>, body};
}

const rendered = (body: string) => scanned(`<main><article>${marked.parse(body, {async: false})}</article></main>`);

const words = (text: string) => text.replace(/[\s\u200B]+/g, ' ').trim();

function headings($: CheerioAPI): string[] {
  return $('main')
    .find('h1, h2, h3, h4, h5, h6')
    .map((_, heading) => `${heading.tagName} ${words($(heading).clone().find('.hash-link').remove().end().text())}`)
    .get();
}

/** Without the spaces, commas and colons that stand in Markdown where a page has room or another line. */
const squeezed = (text: string) => text.replace(/[\s,:\u200B]/g, '');

/** The text of a page in its paragraphs, items, cells, and entries. */
function blockTexts($: CheerioAPI): string[] {
  return $('.theme-doc-markdown, main section')
    .find('p, li, td, th, dt, dd')
    .not(':has(.theme-code-block), search *')
    .map((_, block) => squeezed($(block).clone().find('button, svg').remove().end().text()))
    .get();
}

/** The code of a built page, each request followed by the calls that its tabs show. */
function codeOfPage($: CheerioAPI): string[] {
  return $('article .theme-code-block')
    .map((_, block) => {
      const text = $(block).find('code').text().trimEnd();
      const isRequest = isOperationBody(text) && $(block).find('[class*=waiting]').length > 0;
      const calls = isRequest ? (['curl', 'javascript'] as const).map((form) => requestSample(form, text)) : [];
      return [text, ...calls.map(({tokens}) => tokens.map((token) => token.text).join(''))];
    })
    .get();
}

const codeOfMarkdown = ($: CheerioAPI) =>
  $('pre code')
    .map((_, code) => $(code).text().trimEnd())
    .get();

describe('the Markdown of the pages', () => {
  it.each(addresses.map((address) => [address]))('%s says what its page says', (address) => {
    const page = builtPage(address);
    const {facts, body} = readMarkdown(address);
    const copy = rendered(body);
    expect(headings(copy)).toEqual(headings(page));
    expect(codeOfMarkdown(copy)).toEqual(codeOfPage(page));
    const text = squeezed(copy('article').text());
    expect(blockTexts(page).filter((block) => !text.includes(block))).toEqual([]);
    expect(page('link[rel=alternate][type="text/markdown"]').attr('href')).toBe(`${address}.md`);
    expect(facts.canonical).toBe(page('link[rel=canonical]').attr('href'));
    expect(facts.description).toBe(page('meta[name=description]').attr('content'));
    expect(words(facts.title!)).toBe(words(page('h1').text()));
    expect(address.startsWith('/docs') ? versions : [undefined]).toContain(facts.version);
  });

  it('has no mark of its making, no JSX and no directive left', () => {
    const problems = addresses.filter((address) => {
      const outside = readMarkdown(address)
        .body.replace(/^( *)```[^]*?^\1```$/gm, '')
        .replace(/`[^`\n]*`/g, '');
      return /[\uE000-\uE003]|site-(?:link|image):|^:::|^import |<[A-Z][A-Za-z]+(?: [^>]*)?\/>|\{#[\w-]+\}$/m.test(
        outside,
      );
    });
    expect(problems).toEqual([]);
  });

  it('leads to what is there, and describes drawings in words', () => {
    const targets = new Map<string, string>();
    const pictures: string[] = [];
    for (const address of addresses) {
      const $ = rendered(readMarkdown(address).body);
      $('a[href], img[src]').each((_, element) => {
        const target = $(element).attr('href') ?? $(element).attr('src')!;
        if (!/^[a-z]+:/.test(target)) targets.set(target, `${address}: not absolute`);
        if (target.startsWith(`${SITE}/`)) targets.set(decodeURI(new URL(target).pathname), address);
      });
      $('img').each((_, image) => void pictures.push($(image).attr('alt') ?? ''));
    }
    expect(targets.size).toBeGreaterThan(300);
    const dead = [...targets].filter(([path]) => {
      const file = path.slice(1).replace(/\/$/, '');
      return !files.has(file) && !files.has(`${file}.html`) && !files.has(`${file}/index.html`);
    });
    expect(dead).toEqual([]);
    expect(pictures.length).toBeGreaterThan(20);
    expect(pictures.filter((alt) => alt.length < 10)).toEqual([]);
  });
});
