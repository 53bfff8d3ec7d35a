import {offlinePage, offlinePolicy} from '@site/src/features/offline/worker/offline-page';
import {expect, it} from 'vitest';

it('what is shown for a page that is not there lists what is, and nothing in it can become markup', () => {
  const html = offlinePage({
    nonce: 'n-1',
    versions: [{address: '/docs', title: '4.7'}],
    pages: [{address: '/docs/a"b', title: '<script>alert(1)</script>'}],
  });
  expect(html).toContain('<style nonce="n-1">');
  expect(offlinePolicy('n-1')).toContain("style-src 'nonce-n-1'");
  expect(html).toContain('<h2>Saved versions</h2>\n<ul>\n<li><a href="/docs">4.7</a></li>');
  expect(html).toContain('<a href="/docs/a&quot;b">&lt;script&gt;alert(1)&lt;/script&gt;</a>');
  expect(html).not.toContain('<script');
});

it('with nothing on the device, it says that the page is missing and no more', () => {
  const html = offlinePage({nonce: 'n', versions: [], pages: []});
  expect(html).not.toMatch(/<h2|<ul/);
  expect(html).toContain('<a href="">try again</a>');
});
