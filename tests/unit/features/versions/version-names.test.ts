import {expect, it} from 'vitest';
import {docsFolder, splitVersion, unversionedPath, versionOfFile} from '../../../../src/lib/version-names';

it.each([
  ['/docs/4.7', '/docs'],
  ['/docs/4.7/developers/rest#get', '/docs/developers/rest#get'],
  ['/docs/4.7?x=1', '/docs?x=1'],
  ['/docs/4.70/rest', '/docs/4.70/rest'],
  ['/docs/4.6/rest', '/docs/4.6/rest'],
  ['./4.7/rest.md', './4.7/rest.md'],
  ['https://example.com/docs/4.7', 'https://example.com/docs/4.7'],
])('%s becomes %s', (url, expected) => expect(unversionedPath(url, '4.7')).toBe(expected));

it.each([
  ['/docs/5.0/rest', '5.0', '/docs/rest'],
  ['/docs/next', 'next', '/docs'],
  ['/docs/next-steps', undefined, '/docs/next-steps'],
  ['/docs', undefined, '/docs'],
  ['/release-notes/4.7', undefined, '/release-notes/4.7'],
])('%s names the version %s', (address, version, path) => expect(splitVersion(address)).toEqual({version, path}));

it.each([
  ['docs/developers/rest.md', 'current'],
  ['versioned_docs/version-4.6/developers/rest.md', '4.6'],
  ['/docs/site/versioned_docs/version-4.6/index.md', '4.6'],
  ['C:\\site\\versioned_docs\\version-5.0\\index.md', '5.0'],
  ['release-notes/docs/index.md', undefined],
])('%s belongs to %s', (file, version) => expect(versionOfFile(file)).toBe(version));

it.each(['current', '4.6'])('the folder of %s holds its files', (version) => {
  expect(versionOfFile(`${docsFolder(version)}/index.md`)).toBe(version);
});
