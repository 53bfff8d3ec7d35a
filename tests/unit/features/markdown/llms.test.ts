import {expect, it} from 'vitest';
import type {SiteSection} from '../../../../src/features/markdown/node/collect-pages';
import {llmsFull, llmsIndex, type Entry} from '../../../../src/features/markdown/node/llms';

const section = {title: 'T docs', summary: 'S docs', version: '4.6', root: '/docs/4.6'} as SiteSection;
const notes = {title: 'T notes', summary: 'S notes', root: '/release-notes'} as SiteSection;
const site = 'https://d.example';

const entry = (path: string, group: string | undefined, words: number): Entry => ({
  page: {title: `Title ${path}`, description: `About ${path}.`, permalink: `/docs/4.6${path}`, group, trail: []},
  text: `# Title ${path}\n\nText\n`,
  headings: [],
  words,
});

const entries = [entry('', undefined, 3), entry('/b', 'B', 1200), entry('/c', 'C', 0), entry('/b/d', 'B', 5)];

it('lists pages by group with their size', () => {
  expect(llmsIndex(section, entries, 'x'.repeat(1_250_000), [notes], site)).toBe(
    [
      '# T docs',
      '> S docs',
      'Every page is Markdown at its address plus `.md`. All 4 pages in one file: [llms-full.txt](https://d.example/docs/4.6/llms-full.txt), 1.3 MB, about 313,000 tokens. Titles, headings and addresses as JSON: [index.json](https://d.example/docs/4.6/index.json).',
      '## Overview',
      '- [Title ](https://d.example/docs/4.6.md): About . 3 words.',
      '## B',
      '- [Title /b](https://d.example/docs/4.6/b.md): About /b. 1,200 words.\n- [Title /b/d](https://d.example/docs/4.6/b/d.md): About /b/d. 5 words.',
      '## C',
      '- [Title /c](https://d.example/docs/4.6/c.md): About /c.',
      '## Optional',
      '- [T notes](https://d.example/release-notes/llms.txt): S notes\n',
    ].join('\n\n'),
  );
});

it('says before requests where they go, and joins the pages', () => {
  const full = llmsFull(section, entries.slice(1, 3), site);
  expect(full).toContain('POST request to the operations API');
  expect(full).toContain('# Title /b\n\nSource: https://d.example/docs/4.6/b\n\nText\n\n---\n\n# Title /c\n\nSource: ');
  expect(llmsFull(notes, [], site)).toBe('# T notes\n\n> S notes\n\n');
});
