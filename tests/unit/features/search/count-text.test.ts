import {countText} from '@site/src/features/search/ui/results/count-text';
import {expect, it} from 'vitest';

const results = {groups: [], pages: 3, sections: 7, isCapped: false, source: 'embedded' as const};

it('counts what was found, and claims no number that is only a limit', () => {
  expect(countText(results)).toBe('7 results on 3 pages');
  expect(countText({...results, pages: 0, sections: 0})).toBe('No results');
  expect(countText({...results, sections: 200, isCapped: true})).toBe('200+ results');
});
