import {describe, expect, it} from 'vitest';
import {collectReleases} from '../../../src/plugins/release-list/collect-releases';
import {releaseSidebarItems} from '../../../src/plugins/release-list/sidebar';

const page = (version: string, frontMatter: object = {}) => ({
  id: `v4-tucker/${version}`,
  title: `Harper ${version}`,
  source: `@site/release-notes/v4-tucker/${version}.md`,
  sourceDirName: 'v4-tucker',
  permalink: `/release-notes/v4-tucker/${version}`,
  description: `What ${version} brings.`,
  sidebarPosition: undefined,
  frontMatter: {version, date: '2025-10-28', kind: 'patch', ...frontMatter},
});

describe('collectReleases', () => {
  it('lists releases newest first, by number and not by spelling', () => {
    const releases = collectReleases([page('4.6.9'), page('4.7.0'), page('4.6.17')]);
    expect(releases.map(({version}) => version)).toEqual(['4.7.0', '4.6.17', '4.6.9']);
  });

  it('keeps an unknown date apart from a missing one', () => {
    expect(collectReleases([page('4.1.0', {date: 'unknown'})])[0]?.date).toBeNull();
    expect(() => collectReleases([page('4.1.0', {date: undefined})])).toThrow('front matter "date" is undefined');
  });

  it.each([
    [{version: '4.7'}, '"version" is "4.7"'],
    [{date: '28.10.2025'}, '"date" is "28.10.2025"'],
    [{date: '2025-13-45'}, '"date" is "2025-13-45"'],
    [{kind: 'hotfix'}, '"kind" is "hotfix"'],
  ])('names file and field for %o', (frontMatter, message) => {
    expect(() => collectReleases([page('4.7.3', frontMatter)])).toThrow(message);
    expect(() => collectReleases([page('4.7.3', frontMatter)])).toThrow('release-notes/v4-tucker/4.7.3.md');
  });

  it('leaves out pages that are not about a release', () => {
    expect(collectReleases([{...page('4.7.3'), frontMatter: {}}])).toEqual([]);
  });
});

describe('releaseSidebarItems', () => {
  it('groups by series and minor, newest first, other pages before', async () => {
    const story = {...page('tucker'), id: 'v4-tucker/tucker', frontMatter: {}};
    const docs = [
      page('4.6.17'),
      page('4.7.0'),
      page('4.6.9'),
      story,
      {...page('index'), id: 'v4-tucker/index', frontMatter: {}},
    ];
    const items = await releaseSidebarItems({docs} as unknown as Parameters<typeof releaseSidebarItems>[0]);
    const [index, series] = items;
    expect(index).toEqual({type: 'doc', id: 'index'});
    expect(series).toMatchObject({
      label: 'Version 4: Tucker',
      link: {type: 'doc', id: 'v4-tucker/index'},
      items: [
        {type: 'doc', id: 'v4-tucker/tucker'},
        {label: '4.7', items: [{label: '4.7.0'}]},
        {label: '4.6', items: [{label: '4.6.17'}, {label: '4.6.9'}]},
      ],
    });
  });
});
