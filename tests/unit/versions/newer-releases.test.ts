import {newerReleases} from '@site/scripts/versions/newer-releases';
import {pageLines} from '@site/scripts/versions/page-lines';
import {describe, expect, it} from 'vitest';

const found = (text: string, version = '4.6', majors = ['4']) =>
  newerReleases(pageLines(text), version, majors).map(({line, message}) => `${line}: ${message}`);

describe('a release newer than the version', () => {
  it.each([
    ['Since: 4.7'],
    ['Harper 4.7 reports the status.'],
    ['Deprecated in HarperDB **4.7**.'],
    ['| Release | Change |\n| --- | --- |\n| 4.7 | Checks certificates |'],
    ['A node checks certificates since 4.7.'],
    ['It came with 4.7.2.'],
    ['Any 4.7.x release.'],
    ['---\ndescription: What Harper 4.7 brings\n---'],
    ['<Card title="Harper 4.7" href="/release-notes">'],
    ['| Key | Since |\n| --- | --- |\n| `a` | 4.7 |'],
    ['Run `harperdb@4.7.1`.'],
    ['```bash\nnpm install -g harperdb@4.7\n```'],
    ['```yaml\nimage: harperdb/harperdb:4.7\n```'],
    ['```json\n{"version": "4.7.3"}\n```'],
    ['- a list\n\n  ```text\n  Harper 4.7.3 started\n  ```'],
  ])('is found in %j', (text) => expect(found(text)).toHaveLength(1));
});

describe('no release newer than the version', () => {
  it.each([
    ['Since 4.6, and with 4.6.15 faster.'],
    ['It answers in 4.7 seconds.'],
    ['A mean of 4.7 °C, up to 4.9 m/s.'],
    ['The rating is 4.7.'],
    ['A rating of 4.7 and later 4.9.'],
    ['With 4.7 it is half a meter lower than in 4.6 of all cases.'],
    ['TypeScript 4.9 and Node.js 20.19.'],
    ['The address 10.4.7.3.'],
    ['| Station | Wind (m/s) |\n| --- | --- |\n| ridge-1 | 4.7 |'],
    ['```json\n{"wind_ms": 4.7, "values": [4.71, 4.8]}\n```'],
    ['```json\n{"dependencies": {"fastify": "4.8.1", "ws": "^4.9.0"}}\n```'],
    ['```bash\nnpm install fastify@4.8.1\n```'],
    ['The value `4.7` of the field.'],
    ['See [the file](pathname:///docs/api/4.7/config.json).'],
    ['See <https://example.com/4.7.1>.'],
    ['See [what is there since 4.7](/docs/4.7/rest).'],
  ])('is found in %j', (text) => expect(found(text)).toEqual([]));
});

it('says on which line', () => {
  expect(found('One.\n\nSince: 4.5\n\n```text\nx: "4.7.0"\nversion: "4.7.0"\n```\n', '4.4')).toEqual([
    '3: 4.5 came after 4.4',
    '7: 4.7.0 came after 4.4',
  ]);
});

it('knows as many major versions as there are', () => {
  const text = 'With Harper 5.0, and with 5.1.2 faster, unlike Harper 4.7.';
  expect(found(text, '4.7')).toEqual([]);
  expect(found(text, '4.7', ['4', '5'])).toEqual(['1: 5.0 came after 4.7', '1: 5.1.2 came after 4.7']);
  expect(found(text, '5.0', ['4', '5'])).toEqual(['1: 5.1.2 came after 5.0']);
});
