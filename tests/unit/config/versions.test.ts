import {describe, expect, it} from 'vitest';
import {latestVersion, versionsOptions} from '../../../src/config/versions';

describe('versionsOptions', () => {
  it('builds the released versions only, never the working copy', () => {
    const {onlyIncludeVersions, lastVersion} = versionsOptions(undefined, false);
    expect(onlyIncludeVersions).not.toContain('current');
    expect(onlyIncludeVersions).toContain(latestVersion);
    expect(lastVersion).toBe(latestVersion);
  });

  it('shows the working copy and the latest version while writing', () =>
    expect(versionsOptions(undefined, true).onlyIncludeVersions).toEqual(['current', latestVersion]));

  it('takes a selection, and adds the latest version when it is missing', () => {
    expect(versionsOptions('current', true).onlyIncludeVersions).toEqual(['current', latestVersion]);
    expect(versionsOptions(` ${latestVersion} `, true).onlyIncludeVersions).toEqual([latestVersion]);
    expect(versionsOptions('all', false).onlyIncludeVersions).toContain('current');
  });

  it('names a version that does not exist', () =>
    expect(() => versionsOptions(`${latestVersion},3.9`, true)).toThrow('DOCS_VERSIONS has "3.9"'));

  it('keeps older versions out of search engines on demand', () => {
    const {versions} = versionsOptions('all', false, 'latest');
    const hidden = Object.entries(versions).filter(([, version]) => version.noIndex);
    expect(hidden.map(([name]) => name)).toEqual(Object.keys(versions).filter((name) => name !== latestVersion));
    const listed = Object.entries(versionsOptions('all', false, 'all').versions).filter(([, {noIndex}]) => !noIndex);
    expect(listed.map(([name]) => name)).not.toContain('current');
    expect(listed.length).toBeGreaterThan(1);
  });

  it('shows a badge and no banner on every version', () => {
    for (const version of Object.values(versionsOptions('all', true).versions)) {
      expect(version).toMatchObject({badge: true, banner: 'none'});
    }
  });
});
