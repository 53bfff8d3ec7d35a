import {readdirSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {rcompare} from 'semver';
import {describe, expect, it} from 'vitest';
import {mergeChanges} from '../../../../src/features/upgrade/merge-changes';
import {minorOf} from '../../../../src/features/releases/minor-of';
import {plainText} from '../../../../src/lib/inline-text';
import {changeGroups, type ReleaseChanges} from '../../../../src/features/releases/release';
import {findUpgradeRange} from '../../../../src/features/upgrade/upgrade-range';
import {readChanges} from '../../../../src/page-model/rows/changes';

// On the pages, a change that reached two lines is worded the same in both releases, because the upgrade view knows a shared
// change by its words.

const folder = 'release-notes';
const releases: ReleaseChanges[] = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((path) => /\d\.md$/.test(path))
  .map((path) => ({
    version: basename(path, '.md'),
    path,
    changes: readChanges({
      markdown: readFileSync(join(folder, path), 'utf8'),
      groups: changeGroups,
      resolveLink: (url) => url,
    }),
  }))
  .toSorted((a, b) => rcompare(a.version, b.version));

describe('changes that several release lines share', () => {
  it('are worded the same on the page of each release: no two are worded almost alike', () => {
    const all = releases.flatMap(({version, changes}) =>
      Object.entries(changes).flatMap(([group, own]) =>
        own.map((change) => ({place: `${version} ${group}`, group, line: minorOf(version), text: plainText(change)})),
      ),
    );
    const words = all.map(({text}) => new Set(text.toLowerCase().split(/\W+/).filter(Boolean)));
    const alike = all.flatMap((change, index) =>
      all.slice(index + 1).flatMap((other, distance) => {
        if (change.group !== other.group || change.line === other.line || change.text === other.text) return [];
        const [own, others] = [words[index]!, words[index + 1 + distance]!];
        const both = [...own].filter((word) => others.has(word)).length;
        return both / (own.size + others.size - both) < 0.75
          ? []
          : `${change.place}: ${change.text} | ${other.place}: ${other.text}`;
      }),
    );
    expect(alike).toEqual([]);
  });

  it('are listed once on the way from an old release to the newest', () => {
    const range = findUpgradeRange(releases, {from: '4.4.0', to: releases[0]!.version});
    const between = range.state === 'range' ? range.releases : [];
    const bullets = between.flatMap(({version, changes}) =>
      Object.entries(changes).flatMap(([group, own]) =>
        own.map((change) => ({version, words: `${group}: ${plainText(change)}`})),
      ),
    );
    const merged = mergeChanges(between).flatMap(({changes}) => changes);
    expect(merged.some((change) => change.releases.length > 1)).toBe(true);
    expect(merged).toHaveLength(new Set(bullets.map(({words}) => words)).size);
  });

  it('name no other release, which would be another one on each page', () => {
    const wordings = mergeChanges(releases).flatMap(({changes}) =>
      changes.filter((change) => change.releases.length > 1),
    );
    expect(wordings.map(({change}) => plainText(change)).filter((text) => /\d\.\d+\.\d+/.test(text))).toEqual([]);
  });
});
