import {errorMessage} from '../../src/features/search/engine/shard';
import {searchLoaded, understand} from '@site/src/features/search/engine/search-loaded';
import {expect, it} from 'vitest';
import versions from '../../versions.json';
import {loadShards} from './search/judge';
import {builtPage, deadLinks, publishedPages, rootOf, servedFile} from './support';

const shards = loadShards('build').filter(({info}) => info.tag === `docs-default-${versions[0]}`);
const loaded = shards.map((shard) => shard.loaded);
const infos = shards.map(({info}) => info);

const titlesOf = (query: string) => {
  const {groups} = searchLoaded(understand(query, loaded, infos), loaded, infos, {
    pages: 8,
    hitsPerPage: 3,
    snippetLength: 130,
  });
  return groups[0]?.url.endsWith('/errors')
    ? groups[0].hits.map(({title}) => title.map(({text}) => text).join(''))
    : [];
};

const pages = versions.filter((version) => servedFile(rootOf(version))).map((version) => `${rootOf(version)}/errors`);

it('the errors of each version are published', () => {
  expect(pages.filter((address) => !publishedPages().includes(address))).toEqual([]);
});

it('the errors lead to sections that exist', () => {
  expect(pages.flatMap((address) => deadLinks(builtPage(address), 'main ol a'))).toEqual([]);
});

it('a documented message finds its error first, with what varies in it filled in', () => {
  const [{shard}] = loaded.filter((one) => one.shard.errors !== undefined) as [(typeof loaded)[number]];
  const others = new Map(shard.messages.map(({section, texts}) => [section, texts]));
  const messages = shard.sections.flatMap(({page, headings}, section) => {
    const texts = page === shard.errors ? (others.get(section) ?? [errorMessage(headings)]) : [];
    // Two words, one of them a name, are no message that anything can be told from.
    return texts.filter((text) => text.split(' ').length > 2);
  });
  expect(messages.length).toBeGreaterThan(200);
  const missed = messages.filter((text) => {
    const pasted = text.replaceAll(/<[^<>]+>|\.\.\.|…/g, 'Stations');
    // The same message can come with several statuses.
    return !titlesOf(`{"error": "${pasted}"}`).some((title) => title.includes(text));
  });
  // Of messages with the same words, such as "<name> does not exist", another one can come first.
  expect(missed.length / messages.length, missed.join('\n')).toBeLessThan(0.01);
});
