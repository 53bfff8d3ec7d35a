import {readOperations} from '@site/src/features/api/node/read-operations';
import {COLUMN} from '@site/src/page-model/columns';
import {describe, expect, test} from 'vitest';
import {DATED_PARAMETERS, table} from '../../tables';

const PARAMETERS = table(
  DATED_PARAMETERS,
  '`operation` | `get_job` | yes | - | - | - | Selects this operation.',
  '`id` | string | yes | - | - | - | Id of the [job](./jobs.md).',
  '`wait` | boolean or `forever` | no | `false` | 4.5 | - | Waits for the end.',
  '`job_id` | string | no | - | - | `id` | Older name of `id`.',
).trimEnd();

const REQUEST = `**Request**: one job

\`\`\`json
{"operation": "get_job", "id": "1"}
\`\`\``;

const RESPONSE = `**Response** \`200\`

The answer is short.

\`\`\`json
[{"status": "COMPLETE"}]
\`\`\``;

const SECTION = `## \`get_job\`

Tells how a job is getting on.

Permission: any authenticated user.

Other name: \`job\`, for scripts of old.

Since: 4.4

**Parameters**

${PARAMETERS}

${REQUEST}

${RESPONSE}

**Errors**

| Status | Message | Cause | What to do |
| --- | --- | --- | --- |
| \`404\` | \`unknown\` | No such job. | Look again. |
`;

const FILE = 'docs/developers/operations-api/jobs.md';

function read(section: string) {
  const text = `---\ntitle: Jobs\n---\n\nText.\n\n## Job object\n\n${section}\n## See also\n\n- Nothing\n`;
  return readOperations({file: FILE, text, url: '/docs/developers/operations-api/jobs'});
}

describe('an operation page', () => {
  test('becomes an operation with everything its section tells', () => {
    expect(read(SECTION)).toEqual([
      {
        name: 'get_job',
        id: 'get_job',
        aliases: ['job'],
        category: 'Jobs',
        page: 'jobs',
        url: '/docs/developers/operations-api/jobs#get_job',
        description: 'Tells how a job is getting on.',
        permission: 'any authenticated user.',
        since: '4.4',
        parameters: [
          {name: 'operation', type: '`get_job`', required: 'yes', description: 'Selects this operation.'},
          {name: 'id', type: 'string', required: 'yes', description: 'Id of the job.'},
          {
            name: 'wait',
            type: 'boolean or `forever`',
            required: 'no',
            default: 'false',
            since: '4.5',
            description: 'Waits for the end.',
          },
          {name: 'job_id', type: 'string', required: 'no', replacedBy: 'id', description: 'Older name of `id`.'},
        ],
        examples: [
          {
            label: 'one job',
            request: {operation: 'get_job', id: '1'},
            response: {status: 200, language: 'json', body: [{status: 'COMPLETE'}]},
          },
        ],
        errors: [{status: '404', message: '`unknown`', cause: 'No such job.', fix: 'Look again.'}],
      },
    ]);
  });

  test('may have come with any major version', () => {
    expect(read(SECTION.replace('Since: 4.4', 'Since: 5.0.1'))[0]?.since).toBe('5.0.1');
    const [operation] = read(SECTION.replace('| 4.5 |', '| 5.1 |'));
    expect(operation?.parameters.map(({since}) => since)).toContain('5.1');
  });

  test('may be deprecated as a whole', () => {
    const whole = readOperations({
      file: FILE,
      text: `---\ntitle: Jobs\ndeprecated: true\n---\n\n${SECTION}`,
      url: '/jobs',
    });
    const one = read(SECTION.replace('Permission: ', 'Deprecated since 4.6: use others.\n\nPermission: '));
    const none = read(SECTION.replace('a job', 'a Deprecated job'));
    expect([whole, one, none].map(([operation]) => operation?.isDeprecated)).toEqual([true, true, undefined]);
  });

  test.each([
    ['no permission', SECTION.replace('Permission: any', 'Any'), /jobs\.md:9: .*no paragraph .* with "Permission: "/],
    ['an unusable release', SECTION.replace('Since: 4.4', 'Since: next'), /"Since: next" isn't a release/],
    ['no parameters', SECTION.replace('**Parameters**', '**Fields**'), /no \*\*Parameters\*\* caption/],
    ['no table', SECTION.replace(PARAMETERS, 'None.'), /jobs\.md:19: .*must be followed by a table/],
    ['other columns', SECTION.replace(`| ${COLUMN.default} |`, '| Value |'), /has the columns .*, Value, .*: expected/],
    ['another operation', SECTION.replace('`get_job` | yes', '`get_jobs` | yes'), /first row .* type `get_job`/],
    ['an unknown type', SECTION.replace('| string | yes', '| text | yes'), /parameter id: the type "text"/],
    [
      'an unknown word',
      SECTION.replace('string | yes', 'string | maybe'),
      `${COLUMN.required} is "maybe": expected yes`,
    ],
    ['a release in words', SECTION.replace('| 4.5 |', '| the last |'), `parameter wait: ${COLUMN.since} is "the last"`],
    [
      'a successor in words',
      SECTION.replace('| `id` | Older', '| id | Older'),
      `job_id: ${COLUMN.replacedBy} is "id": expected the name`,
    ],
    [
      'an unknown deprecation',
      SECTION.replace('Permission: ', 'Deprecated, use others.\n\nPermission: '),
      /"Deprecated, use others\.": expected/,
    ],
    ['a bare default', SECTION.replace('| `false` |', '| false |'), `parameter wait: ${COLUMN.default} is "false"`],
    ['no request', SECTION.replace(REQUEST, '').replace(RESPONSE, ''), /no \*\*Request\*\*/],
    ['a request without a body', SECTION.replace(/```json\n\{.*\n```/, ''), /Request\*\* must be followed by a fence/],
    ['a response first', SECTION.replace(REQUEST, ''), /\*\*Response\*\* must follow the \*\*Request\*\*/],
    ['no status', SECTION.replace('`200`', ''), /has the status "": expected a number/],
    ['broken JSON', SECTION.replace('"id": "1"}', '"id": }'), /jobs\.md:\d+: .*the fence isn't valid JSON/],
  ])('with %s is refused, with its place', (_what, section, message) => {
    expect(() => read(section)).toThrow(message);
    expect(() => read(section)).toThrow(/^docs\/developers\/operations-api\/jobs\.md:\d+: operation get_job: /);
  });
});
