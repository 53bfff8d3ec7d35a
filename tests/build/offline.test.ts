import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {isOfBuild} from '../../src/features/offline/shared/files-in-page';
import type {FileList, ListedFile, OfflineIndex} from '../../src/features/offline/shared/offline-index';
import versions from '../../versions.json';
import {projectPath} from '../support';
import {builtFile} from './support';

const fileAt = (path: string) => projectPath(join('build', path));
const index = JSON.parse(builtFile('offline/index.json')) as OfflineIndex;

it('the service worker and the list of versions are of the build that the pages are of', () => {
  expect(isOfBuild(builtFile('docs.html'), index.build)).toBe(true);
  expect(existsSync(fileAt('offline/build.json'))).toBe(false);
  expect(builtFile('service-worker.js')).toContain(`"${index.build}"`);
  expect(index.versions.map(({version}) => version)).toEqual(versions);
});

it('the search of every version, and of what has none, is named', () => {
  const {code, indexes} = index.search;
  expect(
    code.filter((file) => /\/(?:search-dialog\.[^/]*\.js|styles-on-request\.[^/]*\.css)$/.test(file)),
  ).toHaveLength(2);
  const tags = [...versions.map((version) => `docs-default-${version}`), 'docs-fabric-current'];
  expect(Object.keys(indexes)).toEqual(expect.arrayContaining(tags));
  expect([...code, ...Object.values(indexes)].filter((file) => !existsSync(fileAt(file)))).toEqual([]);
});

describe.each(index.versions)('the files of $version', ({version, start, files, bytes, download}) => {
  const list = JSON.parse(builtFile(`offline/${version}.json`)) as FileList;
  const all: ListedFile[] = [...list.pages.map(([page, size]): ListedFile => [`${page}.html`, size]), ...list.files];

  it('are there, each once, and as large as is told before they are saved', () => {
    expect(new Set(all.map(([file]) => file)).size).toBe(files);
    expect(all.filter(([file]) => !existsSync(fileAt(file)))).toEqual([]);
    expect(all.reduce((total, [, size]) => total + size, 0)).toBe(bytes);
    expect(download).toBeLessThan(bytes / 2);
    // The policy comes into pages afterwards.
    const grown = all.filter(([file, size]) => Math.abs(statSync(fileAt(file)).size - size) > 2000);
    expect(grown).toEqual([]);
  });

  it('are those of this version', () => {
    const pages = list.pages.map(([page]) => page);
    expect(pages).toContain(start);
    expect(pages).toEqual(expect.arrayContaining(['/search', '/preferences']));
    const others = versions.filter((other) => other !== version).map((other) => `/docs/${other}/`);
    expect(all.filter(([file]) => others.some((folder) => file.startsWith(folder)))).toEqual([]);
    expect(list.files.filter(([file]) => /\/assets\/js\/(?:runtime~)?main\./.test(file))).toHaveLength(2);
    expect(list.files.filter(([file]) => file.includes(`/docs-default-${version}.`)).length).toBeGreaterThan(
      pages.length / 2,
    );
  });
});
