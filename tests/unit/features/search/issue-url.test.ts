import {missingResultUrl} from '@site/src/features/search/engine/issue-url';
import {expect, it} from 'vitest';

const FORM = 'https://github.com/a/b/issues/new?title={title}&body={body}';

it('fills in the issue, whatever the query contains', () => {
  const url = new URL(missingResultUrl(FORM, 'a&b=`c` <d>', '4.7', 'https://x/docs'));
  expect(url.origin + url.pathname).toBe('https://github.com/a/b/issues/new');
  expect(url.searchParams.get('title')).toBe('Search: no results for "a&b=`c` <d>"');
  expect(url.searchParams.get('body')).toContain("`a&b='c' <d>` found nothing in 4.7");
});

it('cuts an endless query', () => expect(missingResultUrl(FORM, 'x'.repeat(5000), '4.7', '').length).toBeLessThan(700));
