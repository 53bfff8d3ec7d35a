import {expect, test} from 'vitest';
import {breakable} from '@site/src/lib/breakable';

test.each([
  ['<code>search_by_conditions</code>', '<code>search_<wbr>by_<wbr>conditions</code>'],
  ['<code>http.mtls.certificateVerification</code>', '<code>http.<wbr>mtls.<wbr>certificate<wbr>Verification</code>'],
  ['<code>/prometheus_exporter/metrics</code>', '<code>/prometheus_<wbr>exporter/<wbr>metrics</code>'],
  ['<code>routes[].hostname</code>', '<code>routes[].<wbr>hostname</code>'],
  ['<code>a &amp;&amp; b</code> of certificateVerification', '<code>a &amp;&amp; b</code> of certificateVerification'],
  ['<code>--user</code> and <code>...args</code>', '<code>--user</code> and <code>...args</code>'],
  ['Harper 4.7.3', 'Harper 4.7.3'],
])('%s', (html, expected) => expect(breakable(html)).toBe(expected));
