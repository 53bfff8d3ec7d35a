import {describe, expect, it} from 'vitest';
import {mergeChanges} from '../../../../src/features/upgrade/merge-changes';
import {changeGroups, type Changes} from '../../../../src/features/releases/release';

const release = (version: string, changes: Changes) => ({version, path: `/r/${version}`, changes});

describe('mergeChanges', () => {
  it('puts first what an upgrade has to mind, and leaves out empty groups', () => {
    const all = Object.fromEntries(changeGroups.map((group) => [group, [[`One of ${group}.`]]]));
    const groups = mergeChanges([release('4.7.1', all)]).map(({group}) => group);
    expect(groups).toHaveLength(changeGroups.length);
    expect(groups.join()).toBe('Action required,Removed,Deprecated,Changed,Security,Added,Performance,Fixed');
    expect(mergeChanges([release('4.7.1', {Fixed: [['x']]})]).map(({group}) => group)).toEqual(['Fixed']);
    expect(mergeChanges([release('4.7.1', {})])).toEqual([]);
  });

  it('lists the changes of a group release by release, in the given order', () => {
    const [fixed] = mergeChanges([release('4.7.1', {Fixed: [['c'], ['b']]}), release('4.7.0', {Fixed: [['a']]})]);
    expect(fixed?.changes.map(({change, releases}) => [change, releases.map(({version}) => version)])).toEqual([
      [['c'], ['4.7.1']],
      [['b'], ['4.7.1']],
      [['a'], ['4.7.0']],
    ]);
  });

  it('lists equal wordings once, with every release, also when their markup differs', () => {
    const [fixed] = mergeChanges([
      release('4.7.2', {Fixed: [[{code: 'x'}, ' works.'], ['other']]}),
      release('4.6.14', {Fixed: [[{strong: ['x']}, ' works.']]}),
      release('4.6.13', {Fixed: [['x works.'], ['x works.']]}),
    ]);
    expect(fixed?.changes).toHaveLength(2);
    expect(fixed?.changes[0]?.releases.map(({path}) => path)).toEqual(['/r/4.7.2', '/r/4.6.14', '/r/4.6.13']);
    expect(fixed?.changes[0]?.change).toEqual([{code: 'x'}, ' works.']);
  });

  it('keeps equal wordings of different groups apart', () => {
    const groups = mergeChanges([release('4.7.2', {Added: [['x']]}), release('4.7.1', {Fixed: [['x']]})]);
    expect(groups.map(({group, changes}) => `${group} ${changes.length}`)).toEqual(['Added 1', 'Fixed 1']);
  });
});
