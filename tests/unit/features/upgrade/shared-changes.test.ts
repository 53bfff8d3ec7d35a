import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {rcompare} from 'semver';
import {describe, expect, it} from 'vitest';
import {mergeChanges} from '../../../../src/features/upgrade/merge-changes';
import {minorOf} from '../../../../src/features/releases/minor-of';
import {plainText, type ReleaseChanges} from '../../../../src/features/releases/release';
import {findUpgradeRange} from '../../../../src/features/upgrade/upgrade-range';
import {readChanges} from '../../../../src/features/releases/node/read-changes';

// The changes that reached two lines, and in how many bullets of a group. On the pages, each is worded the same in both
// releases, because the upgrade view knows a shared change by its words. One that is reworded on one page only, or
// worded like another by accident, is missing from this table or too much.
const shared: [newer: string, older: string, group: string, bullets: number][] = [
  ['4.7.2', '4.6.14', 'Fixed', 1],
  ['4.7.2', '4.6.14', 'Performance', 1],
  ['4.6.17', '4.5.35', 'Changed', 2],
  ['4.6.16', '4.5.34', 'Fixed', 1],
  ['4.6.15', '4.5.33', 'Added', 1],
  ['4.6.15', '4.5.33', 'Fixed', 1],
  ['4.6.14', '4.5.32', 'Changed', 1],
  ['4.6.13', '4.5.30', 'Fixed', 1],
  ['4.6.12', '4.5.30', 'Fixed', 3],
  ['4.6.10', '4.5.27', 'Fixed', 2],
  ['4.6.10', '4.5.28', 'Added', 1],
  ['4.6.9', '4.5.27', 'Fixed', 1],
  ['4.6.7', '4.5.23', 'Fixed', 1],
  ['4.6.3', '4.5.15', 'Fixed', 1],
  ['4.6.3', '4.5.15', 'Removed', 1],
  ['4.6.3', '4.5.16', 'Fixed', 1],
  ['4.6.2', '4.5.13', 'Fixed', 1],
  ['4.6.2', '4.5.14', 'Fixed', 1],
  ['4.6.1', '4.5.12', 'Action required', 1],
  ['4.6.1', '4.5.12', 'Fixed', 4],
  ['4.4.1', '4.3.32', 'Changed', 1],
  ['4.4.1', '4.3.32', 'Fixed', 2],
];

const folder = 'release-notes';
const releases: ReleaseChanges[] = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((path) => /\d\.md$/.test(path))
  .map((path) => ({
    version: basename(path, '.md'),
    path,
    changes: readChanges({markdown: readFileSync(join(folder, path), 'utf8'), resolveLink: (url) => url}),
  }))
  .toSorted((a, b) => rcompare(a.version, b.version));

describe('changes that several release lines share', () => {
  it('are worded the same on the page of each release, and no others are', () => {
    const found = mergeChanges(releases).flatMap(({group, changes}) =>
      changes.flatMap(({releases: made}) =>
        made.flatMap(({version}, index) =>
          made
            .slice(index + 1)
            .filter((other) => minorOf(other.version) !== minorOf(version))
            .map((other) => `${version} ${other.version} ${group}`),
        ),
      ),
    );
    const expected = shared.flatMap(([newer, older, group, bullets]) =>
      Array.from({length: bullets}, () => `${newer} ${older} ${group}`),
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('are listed once on the way from 4.4.0 to 4.7.3', () => {
    const range = findUpgradeRange(releases, {from: '4.4.0', to: '4.7.3'});
    const between = range.state === 'range' ? range.releases : [];
    const bullets = between.flatMap(({changes}) => Object.values(changes).flat());
    const merged = mergeChanges(between).flatMap(({changes}) => changes);
    const isBetween = (version: string) => between.some((release) => release.version === version);
    const repeated = shared
      .filter(([newer, older]) => isBetween(newer) && isBetween(older))
      .reduce((sum, [, , , count]) => sum + count, 0);
    expect(repeated).toBeGreaterThan(20);
    expect(merged).toHaveLength(bullets.length - repeated);
  });

  it('name no other release, which would be another one on each page', () => {
    const wordings = mergeChanges(releases).flatMap(({changes}) =>
      changes.filter((change) => change.releases.length > 1),
    );
    expect(wordings.map(({change}) => plainText(change)).filter((text) => /\d\.\d+\.\d+/.test(text))).toEqual([]);
  });
});
