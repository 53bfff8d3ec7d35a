import {describe, expect, it} from 'vitest';
import {findUpgradeRange, parseUpgradeQuery, upgradeSearch} from '../../../../src/features/upgrade/upgrade-range';

const releases = ['4.7.3', '4.7.2', '4.6.17', '4.6.0', '4.4.6'].map((version) => ({version}));
const find = (search: string) => findUpgradeRange(releases, parseUpgradeQuery(search, releases));

describe('the range of an address', () => {
  it('is everything after from, up to and including to', () => {
    const range = find('?from=4.6.0&to=4.7.2');
    expect(range).toMatchObject({state: 'range', from: {version: '4.6.0'}, to: {version: '4.7.2'}});
    expect(range.state === 'range' && range.releases.map(({version}) => version)).toEqual(['4.7.2', '4.6.17']);
  });

  it('reaches to the newest release when the address does not say', () => {
    expect(find('?from=4.7.2')).toMatchObject({state: 'range', to: {version: '4.7.3'}, releases: [{version: '4.7.3'}]});
  });

  it('reads numbers as people write them', () =>
    expect(find('?from=v4.4.6&to=%204.7.3%20')).toMatchObject({state: 'range', releases: {length: 4}}));

  it.each([
    ['', {state: 'incomplete'}],
    ['?from=&to=', {state: 'incomplete'}],
    ['?to=4.6.0', {state: 'incomplete'}],
    ['?from=9.9.9&to=4.7.3', {state: 'unknown', from: '9.9.9'}],
    ['?from=4.4.6&to=4.8', {state: 'unknown', to: '4.8'}],
    ['?from=4.6&to=4.7', {state: 'range', from: {version: '4.6.17'}, to: {version: '4.7.3'}}],
    ['?from=4', {state: 'unknown', from: '4'}],
    ['?to=latest', {state: 'unknown', to: 'latest'}],
    ['?from=%E0%A4%A&to=<b>', {state: 'unknown', to: '<b>'}],
    ['?from=constructor&to=__proto__', {state: 'unknown', from: 'constructor', to: '__proto__'}],
    ['?from=4.7.3&to=4.4.6', {state: 'reversed', from: {version: '4.7.3'}, to: {version: '4.4.6'}}],
    ['?from=4.7.3', {state: 'same', release: {version: '4.7.3'}}],
    ['?from=4.6.0&from=4.4.6&to=4.6.0', {state: 'same'}],
  ])('of %j is %o', (search, expected) => expect(find(search)).toMatchObject(expected));
});

describe('the address of a choice', () => {
  it('keeps what the reader did not touch, even what cannot be understood', () => {
    expect(upgradeSearch('?from=nonsense&ref=mail', {to: '4.7.3'})).toBe('?from=nonsense&ref=mail&to=4.7.3');
    expect(upgradeSearch('?from=nonsense&to=4.7.3', {from: '4.4.6'})).toBe('?from=4.4.6&to=4.7.3');
    expect(upgradeSearch('', {from: '4.4.6'})).toBe('?from=4.4.6');
  });
});
