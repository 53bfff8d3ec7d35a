import {existsSync} from 'node:fs';
import type {Configuration} from '@site/src/features/configuration/node/types';
import {CONFIGURATION_PAGES, CONFIGURATION_PARTS} from '@site/src/page-model/fixed-pages';
import {projectPath, projectText} from '@site/tests/support';
import Ajv from 'ajv';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {attributesOf, builtVersions} from './support';

const built = builtVersions().flatMap((version) => {
  const page = CONFIGURATION_PAGES.find((id) => existsSync(projectPath(`${version.source}/${id}.md`)));
  return page === undefined ? [] : {...version, page};
});

describe.each(built)('in $build, version $name', ({build, base, source, name: version, path, page: id}) => {
  const folder = `/docs/api/${version}`;
  const address = base + folder.slice(1);
  const {keys, ...configuration} = JSON.parse(projectText(`${build}${folder}/config.json`)) as Configuration;
  const schema = JSON.parse(projectText(`${build}${folder}/config.schema.json`)) as {$id: string};
  const page = load(projectText(`${build}${path}/${id}.html`));

  test('the list of keys names the section of every key', () => {
    expect(configuration).toEqual({version, file: 'harperdb-config.yaml'});
    expect(keys.length).toBeGreaterThan(50);
    const pages = new Map(
      [id, ...CONFIGURATION_PARTS]
        .filter((part) => existsSync(projectPath(`${source}/${part}.md`)))
        .map((part) => [`${base}${path.slice(1)}/${part}`, load(projectText(`${build}${path}/${part}.html`))]),
    );
    const lost = keys.filter(({key, url}) => {
      const {pathname, hash} = new URL(url);
      const own = pages.get(pathname);
      return own?.(hash).length !== 1 || !own.text().includes(key);
    });
    expect(lost).toEqual([]);
  });

  test('the schema is valid and knows its own address', () => {
    expect(new Ajv({strict: false}).validateSchema(schema)).toBe(true);
    expect(new URL(schema.$id).pathname).toBe(`${address}/config.schema.json`);
  });

  // The page of 4.1 is about the file as it was, without help for editors.
  test.skipIf(id === 'configuration')(
    'the page leads to both files, and shows the address of the schema to copy',
    () => {
      const links = attributesOf(page, 'article a', 'href');
      expect(links).toContain(`${address}/config.schema.json`);
      expect(links).toContain(`${address}/config.json`);
      expect(page('pre').text()).toContain(`# yaml-language-server: $schema=${schema.$id}`);
    },
  );
});
