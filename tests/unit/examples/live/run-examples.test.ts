import {readExamples, runExamples} from '@site/scripts/examples/live/run-examples';
import type {Json} from '@site/src/lib/json';
import {sender} from '@site/scripts/examples/live/writers-instance';
import {afterEach, describe, expect, test} from 'vitest';
import {startStub, type Stub} from './stub';

const PASSWORD = 'secret-of-maya';

const json = (body: string) => `\`\`\`json\n${body}\n\`\`\`\n\n`;
const PAGE = {
  file: 'docs/sample.md',
  text: `---
title: Sample
---

**Request**

${json('{"operation": "insert", "database": "ridgeline", "table": "Station", "records": [{"id": "st-1", "database": 1}]}')}**Response** \`200\`

${json('{"message": "inserted 1 of 1 records", "inserted_hashes": ["st-1"], "skipped_hashes": []}')}Then read it:

${json('{"operation": "sql", "sql": "SELECT * FROM ridgeline.Station AS s JOIN data.Reading AS r ON r.id = s.id"}')}Response:

${json('[{"id": "st-1", "height": 5, "name": null}]')}${json('{"operation": "drop_table", "table": "Reading"}')}${json('{"operation": "add_user", "username": "tomas", "password": "<password>", "role": "observer", "active": true}')}`,
};

let stub: Stub;
afterEach(() => stub.close());

async function run(replies: Parameters<typeof startStub>[0], answer: (question: string) => boolean = () => false) {
  stub = await startStub(replies);
  const lines: string[] = [];
  const questions: string[] = [];
  const summary = await runExamples(readExamples(PAGE), 'docs_examples', {
    send: sender(stub.url, 'maya', PASSWORD),
    confirm: async (question) => {
      questions.push(question);
      return answer(question);
    },
    print: (line) => lines.push(line),
  });
  return {summary, lines, questions, operations: stub.received.map(({body}) => body.operation)};
}

const GOOD = {
  describe_all: {body: {}},
  insert: {body: {message: 'inserted 1 of 1 records', inserted_hashes: ['x'], skipped_hashes: []}},
  sql: {body: [{id: 'x', height: 1, name: 'y'}]},
};

describe('the live check', () => {
  test('sends the examples of a page in order, into scratch databases', async () => {
    const {summary, lines, operations} = await run(GOOD);
    expect(summary).toEqual({sent: 2, skipped: 2, differences: 0});
    expect(operations).toEqual(['describe_all', 'create_table', 'insert', 'create_table', 'sql', 'describe_all']);
    const database = 'docs_examples_ridgeline';
    expect(stub.received[1]!.body).toEqual({operation: 'create_table', database, table: 'Station', primary_key: 'id'});
    expect(stub.received[2]!.body).toMatchObject({database, records: [{id: 'st-1', database: 1}]});
    expect(stub.received[4]!.body.sql).toBe(
      'SELECT * FROM docs_examples_ridgeline.Station AS s JOIN docs_examples_data.Reading AS r ON r.id = s.id',
    );
    expect(lines).toEqual([
      'docs/sample.md:30: drop_table: skipped, as you did not agree.',
      'docs/sample.md:34: add_user: skipped, it has the placeholder <password>.',
    ]);
  });

  test('sends a destructive example when the writer agrees, and only then', async () => {
    const {questions, operations} = await run(GOOD, (question) => question.includes('drop_table'));
    expect(questions).toEqual([
      'docs/sample.md:30: drop_table: send {"operation":"drop_table","table":"Reading","database":"docs_examples_data"}?',
    ]);
    expect(operations).toContain('drop_table');
    expect(stub.received.find(({body}) => body.operation === 'drop_table')?.body.database).toBe('docs_examples_data');
  });

  test('reports other statuses and shapes with page and line', async () => {
    const {summary, lines} = await run({
      describe_all: {body: {}},
      insert: {status: 400, body: {error: `'records' is required by ${PASSWORD}`}},
      sql: {body: [{id: 5, extra: true}]},
    });
    expect(summary.differences).toBe(4);
    expect(lines.slice(0, 4)).toEqual([
      `docs/sample.md:8: insert: status 400, documented as 200; the answer is {"error":"'records' is required by <password>"}.`,
      'docs/sample.md:20: sql: the answer[0] has no "height", which the page shows.',
      'docs/sample.md:20: sql: the answer[0] has no "name", which the page shows.',
      'docs/sample.md:20: sql: the answer[0].id is 5, the page shows "st-1".',
    ]);
  });

  test('authenticates as the user', async () => {
    await run(GOOD);
    const expected = `Basic ${Buffer.from(`maya:${PASSWORD}`).toString('base64')}`;
    expect(new Set(stub.received.map(({authorization}) => authorization))).toEqual(new Set([expected]));
  });

  test('never touches a database that was there before', async () => {
    const taken = {...GOOD, describe_all: {body: {docs_examples_ridgeline: {}}}};
    await expect(run(taken)).rejects.toThrow('The database docs_examples_ridgeline exists already');
    expect(stub.received).toHaveLength(1);
  });

  test('says so when the user is refused', async () => {
    const refused = {...GOOD, describe_all: {status: 401, body: {error: `Login failed for ${PASSWORD}`}}};
    await expect(run(refused)).rejects.toThrow('status 401: {"error":"Login failed for <password>"}');
  });

  test('asks before it drops the scratch databases', async () => {
    let isFirst = true;
    const describeAll = () => {
      const body: Json = isFirst ? {} : {docs_examples_ridgeline: {}, docs_examples_data: {}, other: {}};
      isFirst = false;
      return {body};
    };
    const {questions} = await run({...GOOD, describe_all: describeAll}, (question) => question.startsWith('Drop'));
    expect(questions.at(-1)).toBe('Drop the scratch databases docs_examples_data, docs_examples_ridgeline?');
    const dropped = stub.received.filter(({body}) => body.operation === 'drop_database').map(({body}) => body.database);
    expect(dropped).toEqual(['docs_examples_data', 'docs_examples_ridgeline']);
  });
});
