import {foreignVersions, textForVersion} from '@site/scripts/versions/own-version';
import {expect, it} from 'vitest';

const FIRST = 'docs/index.mdx';
const PAGE = 'docs/getting-started/installation.md';
const TEXT = `Run \`npm install -g harperdb@4.7\` on Node.js 20.19.

\`@4.7\` selects the newest patch of 4.7. These pages describe 4.7.3, so a later patch can differ.

The image \`harperdb/harperdb\`, with a tag of 4.7. Replace \`<tag>\` with a tag of 4.7.

# yaml-language-server: $schema=/docs/api/4.7/config.schema.json

Harper 4.7 monitors components: see the [release notes of 4.7.0](/release-notes/v4-tucker/4.7.0).
`;

it('finds the release of another version beside the names that a release is part of', () => {
  expect(foreignVersions(PAGE, TEXT, '4.7')).toEqual([]);
  const found = foreignVersions(PAGE, TEXT, '4.8').map(({line, message}) => `${line} ${message}`);
  expect(found).toEqual([
    '1 4.7 is named as the version of this page',
    ...['4.7', '4.7', '4.7.3'].map((number) => `3 ${number} is named as the version of this page`),
    ...['4.7', '4.7'].map((number) => `5 ${number} is named as the version of this page`),
    '7 4.7 is named as the version of this page',
  ]);
});

it('finds the news of another version on the first page alone', () => {
  const news = foreignVersions(FIRST, TEXT, '4.8').find(({line}) => line === 9);
  expect(news).toMatchObject({message: 'the news is about 4.7', expected: 'news about 4.8'});
});

it('lets a copy speak of the new version', () => {
  const news = 'Harper 4.8 finds drift. See the [release notes of 4.8.0](/release-notes/v4-tucker/4.8.0).';
  const text = textForVersion(FIRST, TEXT, '4.8', news);
  expect(foreignVersions(FIRST, text, '4.8')).toEqual([]);
  expect(text).toContain('harperdb@4.8` on Node.js 20.19.');
  expect(text).toContain('These pages describe 4.8.0,');
  expect(text).toContain(`\n${news}\n`);
});
