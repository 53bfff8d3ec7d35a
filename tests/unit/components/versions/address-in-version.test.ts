import {addressInVersion, suffixWithoutNote} from '@site/src/components/versions/address-in-version';
import type {GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';

function version(name: string, path: string, ids: string[]): GlobalVersion {
  const docs = ids.map((id): GlobalDoc => ({
    id,
    path: path + (id === 'index' ? '' : `/${id.replace(/\/index$/, '')}`),
  }));
  return {name, label: name, isLast: false, path, mainDocId: 'index', docs, draftIds: []};
}

const latest = version('4.7', '/docs', ['index', 'rest', 'security/index', 'security/new']);
const older = version('4.6', '/docs/4.6', ['index', 'rest', 'security/index']);
const asked = (id: string) => ({doc: latest.docs.find((doc) => doc.id === id)!, version: latest, isElsewhere: false});

describe('addressInVersion', () => {
  it('keeps the page, the query and the fragment', () => {
    expect(addressInVersion(older, asked('rest'), '?a=1#b')).toEqual({to: '/docs/4.6/rest?a=1#b', isSame: true});
  });

  it('leads to the nearest page, which says what it stands in for', () => {
    const to = '/docs/4.6/security?instead-of=/docs/security/new';
    expect(addressInVersion(older, asked('security/new'), '?a=1#b')).toEqual({to, isSame: false});
  });

  it('knows generated index pages by their path', () => {
    const doc = {id: '/category/topics', path: '/docs/category/topics'};
    const to = '/docs/4.6?instead-of=/docs/category/topics';
    expect(addressInVersion(older, {doc, version: latest, isElsewhere: false}, '')).toEqual({to, isSame: false});
  });

  it('leads to the landing page from outside of the docs', () => {
    expect(addressInVersion(older, undefined, '?a=1')).toEqual({to: '/docs/4.6?a=1', isSame: true});
  });
});

it.each([
  ['?a=1&instead-of=/docs/x&b=2', '#c', '?a=1&b=2#c'],
  ['?instead-of=/docs/x', '', ''],
  ['', '#c', '#c'],
  ['?q=a%20b', '', '?q=a%20b'],
])('%s%s goes on as %s', (search, hash, expected) => {
  expect(suffixWithoutNote(search, hash)).toBe(expected);
});
