import ResultList from '@site/src/search/ui/SearchModal/ResultList';
import {toOptions} from '@site/src/search/ui/SearchModal/options';
import type {SearchResults} from '@site/src/search/engine/results';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';

const text = (said: string) => [{text: said, isMarked: false}];
const hit = (url: string) => ({url, title: text(url), snippet: [], code: []});
const results: SearchResults = {
  groups: [
    {
      url: '/a',
      title: 'A',
      label: '4.7',
      trail: [],
      hits: [hit('/a#one'), hit('/a#two')],
      more: 0,
      otherVersions: [{label: '4.6', url: '/4.6/a'}],
    },
    {url: '/b', title: 'B', label: 'Fabric', trail: [], hits: [hit('/b')], more: 0, otherVersions: []},
  ],
  pages: 2,
  sections: 3,
  isCapped: false,
  source: 'embedded',
};

it('every option says its place among all, and one is chosen', () => {
  const options = toOptions(results);
  const nothing = () => undefined;
  const chosen = 2;
  const markup = renderToStaticMarkup(
    <ResultList
      list={{current: null}}
      id="list"
      query="query"
      results={results}
      options={options}
      showsVersions
      chosen={chosen}
      onChoose={nothing}
      onTake={nothing}
      onScroll={nothing}
    />,
  );
  const shown = [
    ...markup.matchAll(/id="(search-option[^"]*)" role="option" aria-selected="(\w+)" aria-posinset="(\d+)"/g),
  ];
  expect(shown.map(([, id]) => id)).toEqual(options.map(({id}) => id));
  expect(shown.map(([, , , place]) => Number(place))).toEqual([1, 2, 3, 4, 5]);
  expect(shown.findIndex(([, , isChosen]) => isChosen === 'true')).toBe(chosen);
  expect(markup.match(/aria-setsize="5"/g)).toHaveLength(5);
});
