import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {newestRelease} from '@site/tests/browser/support/versions';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {expect, it} from 'vitest';

// A number that a test spells out would be wrong after the next release.

const latest = versions[0]!;

/** Lines of the tests that read a build or open pages, and where they stand. */
const lines = ['tests/build', 'tests/browser'].flatMap((folder) =>
  readdirSync(projectPath(folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.m?ts$/.test(file))
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .map((line, index) => ({line, place: `${folder}/${file}:${index + 1}`})),
    ),
);
/** A number as text and regular expressions spell it. */
const spelling = (number: string) => number.replaceAll('.', String.raw`\\?\.`);

it('no test of the build or in the browser spells the number of the latest version', () => {
  const spelled = new RegExp(String.raw`(?<![\d.])${spelling(latest)}(?!\\?\.?\d)`);
  const found = lines
    // A version that is asked for by its number stays the one that is meant.
    .filter(({line}) => spelled.test(line) && !/^\s*(?:\/\/|\/?\*)|docsOf\(/.test(line))
    .map(({place}) => place);
  expect(found, 'tests/browser/support/versions.ts knows the versions').toEqual([]);
});

it('nor that of the newest release, but to ask for it', () => {
  const {release} = newestRelease;
  // In an address: `v4-tucker/4.7.3`, `from=4.7.3`. It is that release's for good, and what the page says of it as
  // well.
  const spelled = new RegExp(String.raw`(?<![\d./=])${spelling(release)}(?!\d)`);
  const found = lines.filter(({line}) => spelled.test(line)).map(({place}) => place);
  expect(found, 'tests/browser/support/versions.ts knows the newest release').toEqual([]);
});
