import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {testBuilds} from '@site/scripts/builds.mjs';
import {expect, it} from 'vitest';
import {projectPath} from '../../support';

/** Scripts and styles of a build, by name. */
function assetsOf({directory}: {directory: string}): {name: string; text: string}[] {
  const folder = projectPath(join(directory, 'assets'));
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => ({name, text: readFileSync(join(folder, name), 'utf8')}));
}

const ofDocSearch = /DocSearch-Modal|algolianet\.com|agent-studio/;

it('the search of this site brings nothing of DocSearch with it', () => {
  const assets = assetsOf(testBuilds.published);
  expect(assets.length).toBeGreaterThan(100);
  expect(assets.filter(({text}) => ofDocSearch.test(text)).map(({name}) => name)).toEqual([]);
});

it('DocSearch is apart from what every page loads, and takes our dialog’s place', () => {
  const assets = assetsOf(testBuilds.algolia);
  const names = assets.filter(({text}) => ofDocSearch.test(text)).map(({name}) => name);
  expect(names.filter((name) => name.endsWith('.css'))).toHaveLength(1);
  expect(names.filter((name) => /(?:main|runtime|styles)\b/.test(name))).toEqual([]);
  expect(assets.filter(({text}) => text.includes('Search by word, operation'))).toEqual([]);
});

it('DocSearch has the patches, and the styles for them', () => {
  const assets = assetsOf(testBuilds.algolia);
  const scripts = assets.filter(({name}) => name.endsWith('.js')).map(({text}) => text);
  expect(scripts.filter((text) => text.includes('hasFailed')).length).toBeGreaterThan(0);
  expect(scripts.filter((text) => text.includes('.cls-2{fill-rule'))).toEqual([]);
  const styles = assets.find(({name, text}) => name.endsWith('.css') && text.includes('.DocSearch-Modal'))!.text;
  for (const name of ['DocSearch-Hit-action-button', 'DocSearch-AskAiScreen-Sources', 'Tool--Result', 'open']) {
    expect(styles).toContain(`.${name}`);
  }
});
