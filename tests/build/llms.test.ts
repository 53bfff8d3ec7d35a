import {describe, expect, it} from 'vitest';
import type {PageIndex} from '../../src/features/markdown/node/llms';
import {builtFile, builtFiles, builtPage, builtVersions, isMadeOfData, publishedPages} from './support';

const SITE = 'http://localhost:3000';
const built = new Set(builtFiles('.md', 'llms.txt', 'llms-full.txt', 'index.json'));
const roots = [
  ...builtVersions()
    .filter(({build, path}) => build === 'build' && built.has(`${path.slice(1)}/llms.txt`))
    .map(({path}) => path),
  '/release-notes',
  '/fabric',
];

const isWithin = (root: string) => (address: string) =>
  address.startsWith(root) && (root !== '/docs' || !/^\/docs\/\d/.test(address));

describe.each(roots)('the lists for programs at %s', (root) => {
  const pages = publishedPages().filter((address) => isWithin(root)(address) && !isMadeOfData(address));
  const list = builtFile(`${root.slice(1)}/llms.txt`);
  const full = builtFile(`${root.slice(1)}/llms-full.txt`);
  const {pages: entries} = JSON.parse(builtFile(`${root.slice(1)}/index.json`)) as PageIndex;

  it('have the form of llmstxt.org: a title, a summary, then links in groups', () => {
    const [title, , summary, ...rest] = list.split('\n');
    expect(title).toMatch(/^# Harper(?:DB)? /);
    expect(summary).toMatch(/^> .{50}/);
    const groups = rest.join('\n').split(/^## /m).slice(1);
    expect(groups.length).toBeGreaterThan(1);
    const problems = groups.flatMap((group) =>
      group
        .trim()
        .split('\n')
        .slice(2)
        .filter((line) => !/^- \[[^\]]+\]\(http[^)\s]+\): \S/.test(line)),
    );
    expect(problems).toEqual([]);
  });

  it('name every page once, and nothing that is not there', () => {
    const links = [...list.matchAll(/\]\((http[^)]*)\)/g)].map(([, url = '']) => url);
    expect(new Set(links).size).toBe(links.length);
    const paths = links.map((url) => url.slice(SITE.length));
    expect(paths.filter((path) => !built.has(path.slice(1)))).toEqual([]);
    expect(pages.filter((page) => !paths.includes(`${page}.md`))).toEqual([]);
    expect(entries.map(({path}) => path).toSorted()).toEqual(pages.toSorted());
  });

  it('hold the whole text, and tell its size', () => {
    const sources = [...full.matchAll(/^Source: (.*)$/gm)].map(([, url = '']) => url.slice(SITE.length));
    expect(sources).toEqual(entries.map(({path}) => path));
    const size = Buffer.byteLength(full);
    expect(list).toContain(size < 1e6 ? `, ${Math.round(size / 1000)} kB` : `, ${(size / 1e6).toFixed(1)} MB`);
    expect(full).not.toMatch(/[\uE000-\uE003]/);
  });

  it('give the headings of the pages, which the pages have', () => {
    for (const {path, headings} of entries.filter((_, index) => index % 10 === 0)) {
      const $ = builtPage(path);
      const shown = $('main')
        .find('h2, h3, h4, h5, h6')
        .map((_, heading) =>
          $(heading)
            .clone()
            .find('.hash-link')
            .remove()
            .end()
            .text()
            .replace(/[\s\u200B]+/g, ' ')
            .trim(),
        )
        .get();
      expect(headings.map(({text}) => text.replace(/\s+/g, ' '))).toEqual(shown);
    }
  });
});

it('begins with the pages to begin with, and has the latest version at the root', () => {
  const list = builtFile('llms.txt');
  expect([...list.matchAll(/^## (.*)$/gm)].map(([, name]) => name).slice(0, 2)).toEqual([
    'Overview',
    'Getting started',
  ]);
  expect(builtFile('docs/llms.txt')).toBe(list);
  expect(builtFile('docs/llms-full.txt')).toBe(builtFile('llms-full.txt'));
  expect(list).toContain('## Optional');
});
