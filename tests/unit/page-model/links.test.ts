import {targetOf} from '@site/src/page-model/links';
import {expect, it} from 'vitest';

const FROM = 'docs/guide/start.md';
const NOTHING = {query: '', anchor: ''};

it.each([
  ['../rest.md', {file: 'docs/rest.md'}],
  ['./img/a b.svg', {file: 'docs/guide/img/a b.svg'}],
  ['rest.md?x=1#limit', {file: 'docs/guide/rest.md', query: '?x=1', anchor: 'limit'}],
  ['#limit', {file: FROM, anchor: 'limit'}],
  ['', {file: FROM}],
  ['/docs/4.6/rest#limit', {address: '/docs/4.6/rest', anchor: 'limit'}],
  ['https://example.com/a#b', {anchor: 'b'}],
  ['//example.com', {}],
  ['mailto:maya@example.com', {}],
  ['pathname:///docs/api/4.7/config.json', {}],
])('%j leads to %j', (url, target) => expect(targetOf(url, FROM)).toEqual({...NOTHING, ...target}));
