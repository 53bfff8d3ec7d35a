import {resolve} from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER as defaultParseFrontMatter} from '@docusaurus/utils';
import {parseFrontMatter} from '@site/src/config/front-matter';
import {expect, it} from 'vitest';

const parse = (fileContent: string) =>
  parseFrontMatter({filePath: resolve('docs/page.md'), fileContent, defaultParseFrontMatter});

it('refuses faulty text each time that it is read, with file and line', async () => {
  const text = '---\ntitle: Page\ndescription: One: two\n---\n\nText\n';
  const message = 'docs/page.md:3: invalid YAML in front matter: ';
  await expect(parse(text)).rejects.toThrow(message);
  await expect(parse(text)).rejects.toThrow(message);
});

it('reads all other texts as Docusaurus does, without what only runs the examples', async () => {
  expect(await parse('---\ntitle: Page\n---\n\nText\n')).toEqual({frontMatter: {title: 'Page'}, content: 'Text'});
  expect((await parse('---\ntitle: Page\nlive: {needs: [tables]}\n---\n')).frontMatter).toEqual({title: 'Page'});
  expect(await parse('Text\n')).toEqual({frontMatter: {}, content: 'Text'});
  for (const text of [
    '---\ntitle: Page\nposition: 2\nday: 2025-10-28\nversion: "4.7"\nkeys: [a, b]\n---\n\nText\n',
    '---\n---\n',
  ]) {
    expect(await parse(text)).toEqual(await defaultParseFrontMatter({filePath: '', fileContent: text}));
  }
});

it('gives a page the picture of its section, if there is one', async () => {
  const imageOf = async (file: string) =>
    (await parseFrontMatter({filePath: resolve(file), fileContent: '# Page\n', defaultParseFrontMatter})).frontMatter
      .image;
  expect(await imageOf('versioned_docs/version-4.6/index.mdx')).toBe('/social/docs-4.6.png');
  expect(await imageOf('fabric/index.md')).toBe('/social/fabric.png');
  expect(await imageOf('versioned_docs/version-9.9/index.mdx')).toBeUndefined();
  expect(await imageOf('docs/index.mdx')).toBeUndefined();
});
