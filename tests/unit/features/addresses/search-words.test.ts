import {expect, it} from 'vitest';
import {searchWords} from '../../../../src/features/addresses/ui/PageNotFound/search-words';

it.each([
  ['/docs/4.5/developers/operations-api/nosql-operations.html', 'operations api nosql operations'],
  ['/docs/sharding/', 'sharding'],
  ['/docs/4.7', ''],
  ['/release-notes/v4-tucker/4.9.1', 'v4 tucker 4.9.1'],
])('%s is searched for as "%s"', (path, words) => expect(searchWords(path)).toBe(words));
