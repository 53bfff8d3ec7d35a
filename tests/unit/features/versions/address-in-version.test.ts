import {
  addressInVersion,
  suffixWithoutNote,
  type RequestedPage,
} from '@site/src/features/versions/ui/address-in-version';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';

const version = (name: string, path: string): GlobalVersion => ({
  name,
  label: name,
  isLast: false,
  path,
  mainDocId: 'index',
  docs: [{id: 'index', path}],
  draftIds: [],
});

const latest = version('4.7', '/docs');
const older = version('4.6', '/docs/4.6');
const asked = (suffix: string, locations: RequestedPage['locations'] = {}): RequestedPage => ({
  path: `/docs${suffix}`,
  version: latest,
  locations,
  isGenerated: false,
  isFallback: false,
});

describe('addressInVersion', () => {
  it('keeps the page, the query and the fragment', () =>
    expect(addressInVersion(older, asked('/rest'), '?a=1#b')).toEqual({to: '/docs/4.6/rest?a=1#b', isSame: true}));

  it('follows a page that stands at another place', () => {
    const page = asked('/rest', {'4.6': '/interfaces/rest'});
    expect(addressInVersion(older, page, '#b')).toEqual({to: '/docs/4.6/interfaces/rest#b', isSame: true});
    expect(addressInVersion(latest, page, '#b')).toEqual({to: '/docs/rest#b', isSame: true});
  });

  it('leads to the nearest page, which says what it stands in for', () => {
    const to = '/docs/4.6/security?instead-of=/docs/security/new';
    const page = asked('/security/new', {'4.6': '?/security'});
    expect(addressInVersion(older, page, '?a=1#b')).toEqual({to, isSame: false});
  });

  it('leads to the landing page from outside of the docs', () =>
    expect(addressInVersion(older, undefined, '?a=1')).toEqual({to: '/docs/4.6?a=1', isSame: true}));
});

it.each([
  ['?a=1&instead-of=/docs/x&b=2', '#c', '?a=1&b=2#c'],
  ['?instead-of=/docs/x', '', ''],
  ['', '#c', '#c'],
  ['?q=a%20b', '', '?q=a%20b'],
])('%s%s goes on as %s', (search, hash, expected) => expect(suffixWithoutNote(search, hash)).toBe(expected));
