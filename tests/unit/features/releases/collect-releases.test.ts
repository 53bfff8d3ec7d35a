import {describe, expect, it} from 'vitest';
import {collectReleases} from '../../../../src/features/releases/node/collect-releases';

const page = (version: string, frontMatter: object = {}) => ({
  title: `Harper ${version}`,
  source: `@site/release-notes/v4-tucker/${version}.md`,
  sourceDirName: 'v4-tucker',
  permalink: `/release-notes/v4-tucker/${version}`,
  description: `What ${version} brings.`,
  frontMatter: {version, date: '2025-10-28', kind: version.endsWith('.0') ? 'minor' : 'patch', ...frontMatter},
});

const collect = (pages: ReturnType<typeof page>[], markdown = '') =>
  collectReleases(pages, {readSource: () => markdown, latestVersion: '4.7'});

describe('collectReleases', () => {
  it('lists releases newest first, by number and not by spelling', () => {
    const releases = collect([page('4.6.9'), page('4.7.0'), page('4.6.17')]);
    expect(releases.map(({version}) => version)).toEqual(['4.7.0', '4.6.17', '4.6.9']);
  });

  it('reads what lists, feeds and the upgrade view need', () => {
    expect(collect([page('4.7.3')], '## Fixed\n\n- A thing.\n')).toEqual([
      {
        version: '4.7.3',
        title: 'Harper 4.7.3',
        date: '2025-10-28',
        kind: 'patch',
        series: 'v4-tucker',
        path: '/release-notes/v4-tucker/4.7.3',
        summary: 'What 4.7.3 brings.',
        changes: {Fixed: [['A thing.']]},
      },
    ]);
  });

  it('keeps an unknown date apart from a missing one', () => {
    expect(collect([page('4.1.0', {date: 'unknown'})])[0]?.date).toBeNull();
    expect(() => collect([page('4.1.0', {date: undefined})])).toThrow('front matter "date" is undefined');
  });

  it.each([
    ['4.7.3', {version: '4.7'}, '"version" is "4.7", expected a release number'],
    ['4.7.3', {version: 'v4.7.3'}, '"version" is "v4.7.3", expected a release number'],
    ['4.7.3', {version: undefined}, '"version" is undefined, expected a release number'],
    ['4.7.3', {version: '4.7.2'}, '"version" is "4.7.2", expected the number that names the file'],
    ['3.1.1', {}, '"version" is "3.1.1", expected a release of the series in whose folder the page is (v3-monkey)'],
    ['9.1.1', {}, '"version" is "9.1.1", expected a release of the series in whose folder the page is'],
    ['4.7.3', {date: '28.10.2025'}, '"date" is "28.10.2025", expected a date'],
    ['4.7.3', {date: '2025-13-45'}, '"date" is "2025-13-45", expected a date'],
    ['4.7.3', {date: '2025-02-30'}, '"date" is "2025-02-30", expected a date'],
    ['4.7.3', {kind: 'hotfix'}, '"kind" is "hotfix", expected patch for 4.7.3'],
    ['4.7.3', {kind: 'minor'}, '"kind" is "minor", expected patch for 4.7.3'],
    ['4.7.0', {kind: 'patch'}, '"kind" is "patch", expected minor for 4.7.0'],
    ['4.0.0', {kind: 'minor'}, '"kind" is "minor", expected major for 4.0.0'],
  ])('names file and field for %s with %o', (version, frontMatter, message) => {
    expect(() => collect([page(version, frontMatter)])).toThrow(
      `release-notes/v4-tucker/${version}.md: front matter ${message}`,
    );
  });

  it('takes a page for a release by its file name, so that no release is lost for want of front matter', () =>
    expect(() => collect([{...page('4.7.3'), frontMatter: {} as never}])).toThrow('"version" is undefined'));

  it('names every faulty page at once, with the line of a faulty group', () => {
    const pages = [page('4.7.3'), page('4.7.2', {kind: 'minor'})];
    expect(() => collect(pages, '---\ntitle: X\n---\n\nText.\n\n## Bugs\n\n- One.\n')).toThrow(
      /4\.7\.3\.md: line 7: found the group "Bugs".*\n.*4\.7\.2\.md: front matter "kind"/,
    );
  });

  it('leaves out pages that are not about a release', () => {
    const story = {...page('tucker'), frontMatter: {} as never};
    expect(collect([story])).toEqual([]);
  });
});
