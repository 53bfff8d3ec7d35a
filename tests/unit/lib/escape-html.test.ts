import {escapeHtml, unescapeHtml} from '@site/src/lib/escape-html';
import {expect, it} from 'vitest';

it('reads what it wrote', () => {
  for (const text of ['a < b && c > "d"', "it's &amp;lt;", '&lt;', '']) {
    expect(unescapeHtml(escapeHtml(text))).toBe(text);
  }
});

it('reads apostrophes as React and crawlers write them, and leaves other entities', () =>
  expect(unescapeHtml('it&#39;s and it&#x27;s &copy;')).toBe("it's and it's &copy;"));
