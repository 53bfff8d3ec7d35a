import {groupByPage} from '@site/src/lib/search/group-by-page';
import {matchSections} from '@site/src/lib/search/match-sections';
import {expect, it} from 'vitest';
import {infoOf, sample, sampleShard} from './sample';

const limits = {pages: 10, hitsPerPage: 2, snippetLength: 60};

it('lists a page once, with its best sections and the number of the others', () => {
  const shard = sample();
  const {groups, pages} = groupByPage(matchSections([shard], 'records'), [infoOf(shard)], limits);
  const nosql = groups.find(({url}) => url === '/docs/nosql')!;
  expect(nosql.hits).toHaveLength(2);
  expect(nosql.more).toBe(1);
  expect(pages).toBe(groups.length);
  expect(new Set(groups.map(({url}) => url)).size).toBe(groups.length);
});

it('puts the page before its sections', () => {
  const shard = sampleShard([
    {path: '/docs/a', title: 'Jobs', text: 'x', sections: [{heading: 'Follow jobs', text: 'jobs jobs jobs'}]},
  ]);
  const [group] = groupByPage(matchSections([shard], 'jobs'), [infoOf(shard)], limits).groups;
  expect(group!.hits.map(({url}) => url)).toEqual(['/docs/a', '/docs/a#follow-jobs']);
});

it('shows a page of several versions once, the first shard standing for all', () => {
  const latest = sampleShard([{path: '/docs/rest', title: 'REST', text: 'interface'}]);
  const older = sampleShard([{path: '/docs/4.6/rest', title: 'REST', text: 'rest rest'}], 'docs-default-4.6', '4.6');
  const infos = [infoOf(older, '/docs/4.6'), infoOf(latest)];
  const {groups} = groupByPage(matchSections([older, latest], 'rest'), infos, limits);
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({url: '/docs/4.6/rest', otherVersions: [{label: '4.7', url: '/docs/rest'}]});
});
