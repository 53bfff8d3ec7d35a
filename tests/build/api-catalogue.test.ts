// cspell:ignore seriousme
import {existsSync, readFileSync} from 'node:fs';
import type {OperationRow} from '@site/src/plugins/api-catalogue/index-rows';
import type {Catalogue} from '@site/src/plugins/api-catalogue/types';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {Validator} from '@seriousme/openapi-schema-validator';
import {describe, expect, test} from 'vitest';

function read(path: string): string {
  return readFileSync(projectPath(path), 'utf8');
}

/** Folder of a build, name of a version in its addresses, and the path of the docs of that version. */
const published = versions
  .filter((version) => existsSync(projectPath(`versioned_docs/version-${version}/developers/operations-api`)))
  .map((version) => ['build', version, version === versions[0] ? '/docs' : `/docs/${version}`]);

describe.each([...published, ['build-two-versions', 'next', '/docs/next']])('in %s, version %s', (build, version, path) => {
  const folder = `${build}/docs/api/${version}`;
  const catalogue = JSON.parse(read(`${folder}/operations.json`)) as Catalogue;
  const page = read(`${build}${path}/developers/operations-api.html`);

  test('the catalogue names the section of every operation', () => {
    expect(catalogue.version).toBe(version);
    expect(catalogue.operations.length).toBeGreaterThan(50);
    const lost = catalogue.operations.flatMap(({url}) => {
      const {pathname, hash} = new URL(url);
      const html = read(`${build}${pathname}.html`);
      const isThere = pathname.startsWith(`${path}/developers/operations-api`) && html.includes(`id=${hash.slice(1)}>`);
      return isThere ? [] : url;
    });
    expect(lost).toEqual([]);
  });

  test('the OpenAPI document is valid', async () => {
    const {valid} = await new Validator().validate(JSON.parse(read(`${folder}/openapi.json`)) as Record<string, unknown>);
    expect(valid).toBe(true);
  });

  test('the index has every operation and both files, without JavaScript', () => {
    const links = catalogue.operations.map(({url, name}) => {
      const {pathname, hash} = new URL(url);
      return `href=${pathname}${hash}><code>${name.replaceAll('_', '_<wbr/>')}</code>`;
    });
    const files = ['openapi.json', 'operations.json'].map((file) => `href=/docs/api/${version}/${file}>`);
    expect([...links, ...files].filter((link) => !page.includes(link))).toEqual([]);
  });
});

test('no other page pays for the index', () => {
  const rows = JSON.parse(read('.docusaurus/api-catalogue/default/operations-4.7.json')) as OperationRow[];
  const [{summary} = {summary: ''}] = rows;
  const page = read('build/docs/developers/operations-api/jobs.html');
  const scripts = [...page.matchAll(/src=(\/assets\/js\/[^\s>]+)/g)].map((match) => match[1]!);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => read(`build${script}`).includes(summary))).toEqual([]);
});
