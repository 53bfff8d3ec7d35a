import '@site/tests/unit/product-history';
import {expect, test} from 'vitest';
import type {Inline} from '../../../../src/lib/inline-text';
import {linkSettings} from '../../../../src/features/releases/node/link-settings';

const pages = ['4.7', '4.6', '4.2'].map((version) => ({version, path: `/docs/${version}/deployments/configuration`}));
const link = (...change: Inline[]) => linkSettings({Changed: [change]}, pages).Changed![0];

test('a setting leads to the newest version that has it', () => {
  expect(link('Set ', {code: 'http.port'}, '.')).toEqual([
    'Set ',
    {link: '/docs/4.7/deployments/configuration#http-port', text: [{code: 'http.port'}]},
    '.',
  ]);
  expect(link({code: 'customFunctions.enabled'})).toEqual([{code: 'customFunctions.enabled'}]);
});

test('a setting that is emphasized is linked, one that is linked already is not', () => {
  const setting = {link: '/docs/4.7/deployments/configuration#http-port', text: [{code: 'http.port'}]};
  expect(link({strong: [{code: 'http.port'}]})).toEqual([{strong: [setting]}]);
  expect(link({link: '/docs', text: [{code: 'http.port'}]})).toEqual([{link: '/docs', text: [{code: 'http.port'}]}]);
});

test('other code stays code', () => {
  expect(link({code: 'threads'}, {code: 'lmdb.js'}, {code: 'http.nothing'})).toEqual([
    {code: 'threads'},
    {code: 'lmdb.js'},
    {code: 'http.nothing'},
  ]);
});
