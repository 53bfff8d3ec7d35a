import {arrivalIn, hasGone, isAvailable, isDue} from '@site/src/features/availability/availability';
import {describe, expect, it} from 'vitest';

const VERSIONS = ['4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', 'current'];

describe('a feature', () => {
  it.each([
    ['is in all versions', {}, VERSIONS],
    ['comes with a release', {since: '4.5'}, ['4.5', '4.6', '4.7', 'current']],
    ['comes with a patch', {since: '4.6.9'}, ['4.6', '4.7', 'current']],
    ['comes with patches of several lines', {since: ['4.5.28', '4.6.10']}, ['4.5', '4.6', '4.7', 'current']],
    ['goes with a release', {since: '4.2', removed: '4.4'}, ['4.2', '4.3']],
    ['goes with the first release of a line', {since: '4.2', removed: '4.4.0'}, ['4.2', '4.3']],
    ['goes with a patch', {since: '4.4', removed: '4.5.15'}, ['4.4', '4.5']],
    ['came later than documented', {since: '4.2', documentedSince: '4.5'}, VERSIONS.slice(1)],
  ])('%s', (_, feature, versions) => {
    expect(VERSIONS.filter((version) => isAvailable(feature, version))).toEqual(versions);
  });
});

describe('pages have to name', () => {
  it.each([
    ['what is there', {since: '4.5'}, ['4.5', '4.6', '4.7', 'current']],
    ['what is documented later from then on', {since: '4.2', documentedSince: '4.6'}, ['4.6', '4.7', 'current']],
    ['what a patch takes away no more in that line', {since: '4.4', removed: ['4.5.15', '4.6.3']}, ['4.4']],
    ['nothing that is optional', {isOptional: true as const}, []],
  ])('%s', (_, feature, versions) => expect(VERSIONS.filter((version) => isDue(feature, version))).toEqual(versions));
});

it('came to a version with a patch of its own line, if there is one', () => {
  const feature = {since: ['4.5.28', '4.6.10']};
  expect(['4.5', '4.6', '4.7'].map((version) => arrivalIn(feature, version))).toEqual(['4.5.28', '4.6.10', '4.5.28']);
  expect(arrivalIn({}, '4.6')).toBeUndefined();
});

it('a feature that patches of two lines take away is gone after both', () => {
  const feature = {removed: ['4.5.15', '4.6.3']};
  expect(VERSIONS.filter((version) => hasGone(feature, version))).toEqual(['4.7', 'current']);
});
