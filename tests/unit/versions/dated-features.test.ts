import {datedFeatures} from '@site/scripts/versions/dated-features';
import {describe, expect, it} from 'vitest';
import {table} from '../tables';

const messages = (page: string, text: string) =>
  datedFeatures(page, `# Page\n\n${text}`).map(
    ({line, message, expected}) => `${line}: ${message}, expected ${expected}`,
  );

describe('a page and the data agree', () => {
  it.each([
    ['the patch', 'reference/globals', table('Member | Since | Use', '`server.resources` | 4.5.10 | Registry')],
    ['its line', 'reference/globals', table('Member | Since | Use', '[`resources`](#x) | 4.5 | Registry')],
    ['a later form of a call', 'reference/resources/index', table('Method | Since', '`get(query)` | 4.3')],
    ['no release', 'reference/globals', table('Member | Since | Use', '`server.resources` | | Registry')],
    ['another table', 'developers/applications/defining-schemas', table('Type of key | Value', '`Int` | Since 4.4')],
    ['another page', 'developers/security/users', table('Member | Since | Use', '`server.resources` | 4.3 | Registry')],
  ])('on %s', (_, page, text) => expect(messages(page, text)).toEqual([]));
});

describe('a page that dates otherwise is found', () => {
  it('in a column', () => {
    const text = table('Member | Since | Use', '`server.resources` | 4.4 | Registry');
    expect(messages('reference/globals', text)).toEqual([
      '5: server.resources is dated 4.4, expected 4.5.10, as in src/features/availability/data',
    ]);
  });

  it('in a column, and for a patch that is another one', () => {
    const text = table(
      'Function | Since | Use',
      '`server.authenticateUser(name)` | 4.3 | Finds a user',
      '`createBlob` | 4.5.2 | Creates a large value',
    );
    expect(messages('reference/globals', text)).toEqual([
      '5: server.authenticateUser(name) is dated 4.3, expected 4.5, as in src/features/availability/data',
      '6: createBlob is dated 4.5.2, expected 4.5, as in src/features/availability/data',
    ]);
  });

  it('below a heading', () => {
    const text = '## `createBlob` {#create-blob}\n\nCreates a large value. Since 4.6. See the guide.\n\nSince 4.4.\n';
    expect(messages('reference/globals', `${text}\n### \`server.ws()\`\n\nSince: 4.4\n\nConnections.`)).toEqual([
      '11: server.ws() is dated 4.4, expected 4.2, as in src/features/availability/data',
    ]);
  });

  it('whose call is older than it can be', () => {
    expect(
      messages('reference/resource', table('Method | Since | Use', '`patch(record)` | 4.2 | Changes')),
    ).toHaveLength(1);
  });
});
