import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {projectPath} from '../../support';

/** Scripts and styles of a build, by name. */
function assetsOf(build: string): {name: string; text: string}[] {
  const folder = projectPath(join(build, 'assets'));
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => ({name, text: readFileSync(join(folder, name), 'utf8')}));
}

const ofDocSearch = /DocSearch-Modal|algolianet\.com|agent-studio/;

it('DocSearch is apart from what every page loads, and from our own search', () => {
  const names = assetsOf('build-settings').flatMap(({name, text}) => (ofDocSearch.test(text) ? name : []));
  expect(names.filter((name) => name.endsWith('.js')).length).toBeGreaterThanOrEqual(1);
  expect(names.filter((name) => name.endsWith('.css'))).toHaveLength(1);
  expect(names.filter((name) => /\/(?:main|runtime~main|styles|search-dialog)\./.test(name))).toEqual([]);
});

it('keeps the styles of what DocSearch shows', () => {
  const assets = assetsOf('build-settings');
  const styles = assets.find(({name, text}) => name.endsWith('.css') && text.includes('.DocSearch-Modal'))!.text;
  for (const name of ['DocSearch-Hit-action-button', 'DocSearch-AskAiScreen-Sources', 'Tool--Result', 'open']) {
    expect(styles).toContain(`.${name}`);
  }
});
