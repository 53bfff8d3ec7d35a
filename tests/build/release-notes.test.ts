import {existsSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {feedsOf} from '../../src/features/releases/data/release-feeds';
import {releaseSeries} from '../../src/features/releases/data/release-series';
import {feedProblems} from '../feeds';
import {projectPath, publicRoutes} from '../support';
import {attributesOf, builtFile, builtFiles, builtPage, servedBytes} from './support';

const ORIGIN = 'http://localhost:3000';
/** The releases that have a page, with the page's address. */
const releases = releaseSeries.flatMap(({slug}) =>
  readdirSync(projectPath(`release-notes/${slug}`))
    .filter((file) => /^\d/.test(file))
    .map((file) => ({series: slug, path: `/release-notes/${slug}/${file.replace(/\.md$/, '')}`})),
);
const releaseRoutes = publicRoutes().filter((route) => /^\/release-notes\/[^/]+\/\d/.test(route));

describe('the release pages', () => {
  it('are there for every release of the public routes', () => {
    const paths = new Set(releases.map(({path}) => path));
    expect(releaseRoutes.filter((route) => !paths.has(route))).toEqual([]);
  });

  it('give their groups the headings that the upgrade view links to', () => {
    const $ = builtPage('/release-notes/v3-monkey/3.0.0');
    expect(attributesOf($, 'main h2', 'id')).toContain('action-required');
  });
});

describe('the changes of the upgrade view', () => {
  it('link settings to entries that are there', () => {
    const scripts = builtFiles('.js').map(builtFile);
    const links = new Set(
      scripts.flatMap((script) =>
        [...script.matchAll(/"link": ?"([^"#]*\/configuration#[^"]+)"/g)].map(([, to = '']) => to),
      ),
    );
    expect(links.size).toBeGreaterThan(20);
    const missing = [...links].filter((link) => {
      const [path = '', id = ''] = link.split('#');
      return builtPage(path)(`[id="${id}"]`).length === 0;
    });
    expect(missing).toEqual([]);
  });
});

describe('the feeds', () => {
  const folders = [
    {folder: 'release-notes', formats: feedsOf(), listed: releases},
    ...releaseSeries.map(({slug}) => ({
      folder: `release-notes/${slug}`,
      formats: feedsOf(slug),
      listed: releases.filter(({series}) => series === slug),
    })),
  ];
  const feeds = folders.flatMap((feed) => feed.formats.map(({file}) => ({...feed, file})));

  it.each(feeds)('$folder/$file is valid', async ({folder, file}) => {
    expect(await feedProblems(file, builtFile(`${folder}/${file}`))).toEqual([]);
  });

  it.each(feeds)('$folder/$file has every release, each with the address of its page', ({folder, file, listed}) => {
    const text = builtFile(`${folder}/${file}`);
    const addresses = text.matchAll(/(?:<id>|<guid[^>]*>|"id":")(http[^<"]*\/\d[^<"/]*)[<"]/g);
    expect([...addresses].map(([, address]) => String(address)).toSorted()).toEqual(
      listed.map(({path}) => ORIGIN + path).toSorted(),
    );
  });

  it('link nothing that is not published', () => {
    const text = builtFile('release-notes/feed.json');
    const links = [...text.matchAll(/href=\\"http:\/\/localhost:3000([^"#\\]*)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(10);
    expect([...new Set(links)].filter((path) => !existsSync(projectPath(`build${path}.html`)))).toEqual([]);
  });
});

describe('what readers pay for the release notes', () => {
  const scriptsWith = (text: string) => builtFiles('.js').filter((file) => builtFile(file).includes(text));
  const inMain = (file: string) => /\/(?:main|runtime)/.test(file);

  it('is nothing on other pages', () => {
    const summary = 'cluster status operation, generated UUIDs';
    const change = 'Queued cluster messages are sorted';
    expect(scriptsWith(summary).length).toBeGreaterThan(0);
    expect(scriptsWith(change).length).toBeGreaterThan(0);
    expect([...scriptsWith(summary), ...scriptsWith(change)].filter(inMain)).toEqual([]);
  });

  it('is at most 35 kB for the upgrade view and 15 kB for a list, compressed', () => {
    const compressed = (files: string[]) => files.map(servedBytes);
    const data = scriptsWith('Queued cluster messages are sorted').filter((file) =>
      builtFile(file).includes('Exported paths no longer contain backslashes'),
    );
    expect(data).toHaveLength(1);
    expect(Math.max(...compressed(data))).toBeLessThan(35_000);
    expect(Math.max(...compressed(scriptsWith('Find a release by version or keyword')))).toBeLessThan(15_000);
  });
});
