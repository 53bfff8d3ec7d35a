import {existsSync, readFileSync} from 'node:fs';
import type {Configuration} from '@site/src/plugins/config-schema/types';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import Ajv from 'ajv';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';

function read(path: string): string {
  return readFileSync(projectPath(path), 'utf8');
}

/** Folder of a build, name of a version in its addresses, and the path of the docs of that version. */
const published = versions
  .filter((version) => existsSync(projectPath(`versioned_docs/version-${version}/deployments/configuration.md`)))
  .map((version) => ['build', version, version === versions[0] ? '/docs' : `/docs/${version}`]);

describe.each([...published, ['build-two-versions', 'next', '/docs/next']])('in %s, version %s', (build, version, path) => {
  const folder = `/docs/api/${version}`;
  const {keys, ...configuration} = JSON.parse(read(`${build}${folder}/config.json`)) as Configuration;
  const schema = JSON.parse(read(`${build}${folder}/config.schema.json`)) as {$id: string};
  const page = load(read(`${build}${path}/deployments/configuration.html`));

  test('the list of keys names the section of every key', () => {
    expect(configuration).toEqual({version, file: 'harperdb-config.yaml'});
    expect(keys.length).toBeGreaterThan(100);
    const lost = keys.filter(({key, url}) => {
      const {pathname, hash} = new URL(url);
      return pathname !== `${path}/deployments/configuration` || page(hash).length !== 1 || !page.text().includes(key);
    });
    expect(lost).toEqual([]);
  });

  test('the schema is valid and knows its own address', () => {
    expect(new Ajv({strict: false}).validateSchema(schema)).toBe(true);
    expect(new URL(schema.$id).pathname).toBe(`${folder}/config.schema.json`);
  });

  test('the page leads to both files, and shows the address of the schema to copy', () => {
    const links = page('article a').toArray().map((link) => page(link).attr('href'));
    expect(links).toContain(`${folder}/config.schema.json`);
    expect(links).toContain(`${folder}/config.json`);
    expect(page('pre').text()).toContain(`# yaml-language-server: $schema=${schema.$id}`);
  });
});
