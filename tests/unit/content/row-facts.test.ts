import {checkContent} from '@site/scripts/content/check-content';
import {checkRowFacts} from '@site/scripts/content/checks/row-facts';
import {siteOf} from '@site/scripts/content/site';
import {COLUMN} from '@site/src/page-model/columns';
import {describe, expect, it} from 'vitest';
import {PARAMETERS, table} from '../tables';

const page = (id: string) => `versioned_docs/version-4.7/${id}.md`;

async function problemsOf(text: string, file = page('developers/guide')): Promise<string[]> {
  const site = siteOf('/', [{file, text}], ['4.7']);
  const problems = await checkContent(site, [file], [checkRowFacts]);
  return problems.map(({line, message, expected}) => `${line}: ${message}; ${expected}`);
}

describe('a fact in a sentence is found', () => {
  it.each([
    [
      'the release of an entry',
      table(PARAMETERS, '`wait` | any | no | - | Waits. Since 4.5.'),
      `3: the description says "Since 4.5."; 4.5 in a column ${COLUMN.since}`,
    ],
    [
      'its successor',
      table(PARAMETERS, '`wait` | any | no | - | Deprecated: use `await`.'),
      `3: the description says "Deprecated: use \`await\`"; \`await\` in a column ${COLUMN.replacedBy}`,
    ],
    [
      'the status of an error',
      table('Symptom | Cause | Fix', '`403` after login | No permission | Grant it'),
      '3: the message begins with the status 403; 403 in a column Status',
    ],
  ])('%s', async (_, text, problem) => expect(await problemsOf(text)).toEqual([problem]));

  it('the release of a heading, on a page about features', async () => {
    const text = '## `server.ws()`\n\nConnections. Since 4.4.\n';
    expect(await problemsOf(text, page('reference/globals'))).toEqual([
      '3: the paragraph ends with "Since 4.4."; a paragraph "Since: 4.4" below the heading',
    ]);
    expect(await problemsOf(text)).toEqual([]);
  });
});

it.each([
  ['a table that is no list of entries', table('Port | Request', '9925 | Operations. Since 4.5.')],
  ['a status that a message names later', table('Symptom | Cause | Fix', 'It returns 403 | No permission | Grant it')],
  ['a column', table('Status | Message | Cause', '403 | Login failed | No permission')],
  ['a release inside of a sentence', table(PARAMETERS, '`wait` | any | no | - | Waits since 4.5, or less.')],
])('%s is right', async (_, text) => expect(await problemsOf(text)).toEqual([]));
