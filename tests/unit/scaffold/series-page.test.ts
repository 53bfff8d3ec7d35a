import {readdirSync, readFileSync} from 'node:fs';
import {readFrontMatter} from '@site/src/page-model/front-matter';
import {lineFacts, updateSeriesPage} from '@site/scripts/scaffold/new-release';
import {releaseSeries} from '@site/src/features/releases/data/release-series';
import {minorOf} from '@site/src/features/releases/minor-of';
import {projectPath} from '@site/tests/support';
import {describe, expect, it} from 'vitest';

const PAGE = `# Series

## Themes

Much.

## 1.1

First release: [1.1.0](./1.1.0.md), May 1, 2025.

- A thing.

## Releases
`;

const releases = [
  {version: '1.1.10', date: '2025-12-31'},
  {version: '1.1.9', date: 'unknown'},
  {version: '1.1.0', date: '2025-05-01'},
  {version: '1.2.0', date: 'unknown'},
];

describe('the page of a series', () => {
  it('says when a line began, and what its latest patch is', () => {
    expect(lineFacts('1.1', releases)).toBe(
      'First release: [1.1.0](./1.1.0.md), May 1, 2025. Latest patch: [1.1.10](./1.1.10.md), Dec 31, 2025.',
    );
    expect(lineFacts('1.2', releases)).toBe('First release: [1.2.0](./1.2.0.md), date unknown.');
  });

  it('gets the patch of a line, and keeps the rest', () => {
    expect(updateSeriesPage(PAGE, '1.1', releases)).toBe(
      PAGE.replace(/^First release.*$/m, lineFacts('1.1', releases)),
    );
  });

  it('gets a section for a new line, before the others', () => {
    const section = `## 1.2\n\n${lineFacts('1.2', releases)}\n\n- TODO: what the line brings\n\n`;
    expect(updateSeriesPage(PAGE, '1.2', releases)).toBe(PAGE.replace('## 1.1', `${section}## 1.1`));
  });

  it('stays as it is when it has no sections for lines', () => {
    expect(updateSeriesPage('## What it added\n', '1.2', releases)).toBe('## What it added\n');
  });

  it.each(releaseSeries.map(({slug}) => slug))('%s speaks of the notes that are there', (slug) => {
    const folder = projectPath(`release-notes/${slug}`);
    const notes = readdirSync(folder)
      .filter((file) => /^\d/.test(file))
      .map(
        (file) => readFrontMatter(readFileSync(`${folder}/${file}`, 'utf8')).data as {version: string; date: string},
      );
    const page = readFileSync(`${folder}/index.mdx`, 'utf8');
    const lines = [...page.matchAll(/^## (\d+\.\d+)$/gm)].map(([, line = '']) => line);
    // Only the pages of series that go on have sections for their lines.
    const expected = lines.length > 0 ? [...new Set(notes.map(({version}) => minorOf(version)))] : [];
    expect(lines.toSorted()).toEqual(expected.toSorted());
    for (const line of lines) expect(page).toContain(`## ${line}\n\n${lineFacts(line, notes)}\n`);
  });
});
