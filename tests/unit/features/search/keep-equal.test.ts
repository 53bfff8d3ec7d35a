import {keepEqual} from '@site/src/features/search/engine/keep-equal';
import {describe, expect, it} from 'vitest';

const results = () => ({
  pages: 2,
  groups: [
    {url: '/a', hits: [{text: 'one'}]},
    {url: '/b', hits: [{text: 'two'}]},
  ],
});

describe('keepEqual', () => {
  it('returns the old value when nothing has changed', () => {
    const before = results();
    expect(keepEqual(before, results())).toBe(before);
  });

  it('keeps the parts that are equal, and takes the others', () => {
    const before = results();
    const after = results();
    after.groups[1]!.hits[0]!.text = 'other';
    const kept = keepEqual(before, after);
    expect(kept).toEqual(after);
    expect(kept.groups[0]).toBe(before.groups[0]);
    expect(kept.groups[1]).not.toBe(before.groups[1]);
  });

  it('tells a list from its beginning, and a field that is missing from one without a value', () => {
    expect(keepEqual([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(Object.keys(keepEqual({a: 1}, {a: 1, b: undefined}))).toEqual(['a', 'b']);
    expect(keepEqual({a: 1, b: 2}, {a: 1})).toEqual({a: 1});
  });

  it('takes over what is of another kind', () => {
    expect(keepEqual(undefined, results())).toEqual(results());
    expect(keepEqual({0: 'a'}, ['a'])).toEqual(['a']);
    expect(keepEqual(results(), undefined)).toBeUndefined();
  });
});
