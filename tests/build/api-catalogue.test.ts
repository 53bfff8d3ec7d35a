// cspell:ignore seriousme
import {existsSync} from 'node:fs';
import type {Catalogue} from '@site/src/features/api/node/types';
import {projectPath, projectText} from '@site/tests/support';
import versions from '@site/versions.json';
import {Validator} from '@seriousme/openapi-schema-validator';
import {describe, expect, test} from 'vitest';
import {builtVersions} from './support';

const built = builtVersions().filter(({source}) => existsSync(projectPath(`${source}/developers/operations-api`)));

describe.each(built)('in $build, version $name', ({build, base, name: version, path}) => {
  const folder = `${build}/docs/api/${version}`;
  const catalogue = JSON.parse(projectText(`${folder}/operations.json`)) as Catalogue;
  const page = projectText(`${build}${path}/developers/operations-api.html`);
  const fileOf = (url: URL) => `${build}/${url.pathname.slice(base.length)}.html`;

  test('the catalogue names the section of every operation', () => {
    expect(catalogue.version).toBe(version);
    expect(catalogue.operations.length).toBeGreaterThan(50);
    const lost = catalogue.operations.flatMap(({url}) => {
      const address = new URL(url);
      const html = projectText(fileOf(address));
      const isThere =
        address.pathname.startsWith(`${base}${path.slice(1)}/developers/operations-api`) &&
        new RegExp(`<h[23][^>]* id=${address.hash.slice(1)}[ >]`).test(html);
      return isThere ? [] : url;
    });
    expect(lost).toEqual([]);
  });

  test('the OpenAPI document is valid', async () => {
    const {valid} = await new Validator().validate(
      JSON.parse(projectText(`${folder}/openapi.json`)) as Record<string, unknown>,
    );
    expect(valid).toBe(true);
  });

  test('the index has every operation and both files, without JavaScript', () => {
    const links = catalogue.operations.map(({url, name}) => {
      const {pathname, hash} = new URL(url);
      return `href=${pathname}${hash}><code>${name.replaceAll('_', '_<wbr/>')}</code>`;
    });
    const files = ['openapi.json', 'operations.json'].map((file) => `href=${base}docs/api/${version}/${file}>`);
    expect([...links, ...files].filter((link) => !page.includes(link))).toEqual([]);
  });
});

test('no other page pays for the index', () => {
  const catalogue = JSON.parse(projectText(`build/docs/api/${versions[0]}/operations.json`)) as Catalogue;
  // A page has its own operations.
  const {description} = catalogue.operations.find(({page}) => page !== 'jobs')!;
  const [summary] = description.split('.');
  const page = projectText('build/docs/developers/operations-api/jobs.html');
  const scripts = [...page.matchAll(/src=(\/assets\/js\/[^\s>]+)/g)].map((match) => match[1]!);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => projectText(`build${script}`).includes(summary!))).toEqual([]);
});
