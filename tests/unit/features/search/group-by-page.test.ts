import {groupByPage} from '@site/src/features/search/engine/group-by-page';
import {matchSections} from '@site/src/features/search/engine/match-sections';
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

it('shows a page of several versions once, the first shard standing for all', () => {
  const latest = sampleShard([{path: '/docs/rest', title: 'REST', text: 'interface'}]);
  const older = sampleShard([{path: '/docs/4.6/rest', title: 'REST', text: 'rest rest'}], 'docs-default-4.6', '4.6');
  const infos = [infoOf(older, '/docs/4.6'), infoOf(latest)];
  const {groups} = groupByPage(matchSections([older, latest], 'rest'), infos, limits);
  expect(groups).toHaveLength(1);
  expect(groups[0]).toMatchObject({url: '/docs/4.6/rest', otherVersions: [{label: '4.7', url: '/docs/rest'}]});
});

it('leaves sections that fit far less well to the pages behind', () => {
  const shard = sampleShard([
    {path: '/docs', title: 'Start'},
    {
      path: '/docs/a',
      title: 'Jobs',
      sections: [
        {heading: 'Follow jobs', text: 'jobs'},
        {heading: 'Long', text: `One of the jobs. ${'Something else. '.repeat(60)}`},
      ],
    },
  ]);
  const [group] = groupByPage(matchSections([shard], 'follow jobs'), [infoOf(shard)], {
    ...limits,
    hitsPerPage: 3,
  }).groups;
  expect(group!.hits.map(({url}) => url)).not.toContain('/docs/a#long');
  expect(group!.more).toBeGreaterThan(0);
});

it('says the section of a page once, and marks what has no text yet', () => {
  const shard = sampleShard(
    [{path: '/fabric/jobs', title: 'Jobs', text: 'All jobs.', trail: ['Fabric', 'Run']}],
    'docs-fabric-current',
    'Fabric',
  );
  const group = () => groupByPage(matchSections([shard], 'jobs'), [infoOf(shard)], limits).groups[0]!;
  expect(group()).toMatchObject({label: 'Fabric', trail: ['Run']});
  expect(group().hits[0]!.isPending).toBeUndefined();
  shard.texts = [undefined];
  expect(group().hits[0]!.isPending).toBe(true);
});
