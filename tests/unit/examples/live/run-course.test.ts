import {readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {readCourse} from '@site/scripts/examples/live/course';
import {countsOf} from '@site/scripts/examples/live/ledger';
import {runCourse} from '@site/scripts/examples/live/run-course';
import {projectPath} from '@site/tests/support';
import {expect, test} from 'vitest';

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n\n`;
const answer = '{"message": "done insert", "count": 2}';

const PAGE = `---
title: Sample
live: {needs: [directory]}
---

## One

${fence('bash', 'mkdir -p notes && cd notes\nplace=north')}${fence('json', '{"operation": "insert"}')}Response:

${fence('json', answer)}${fence('bash', 'curl "http://localhost:9926/$(basename "$PWD")-$place"')}${fence('json', '[{"id": "notes-north"}]')}## Two

${fence('bash', 'curl -X PUT http://localhost:9926/a')}The status is 204.

${fence('json', '{"operation": "fail"}')}${fence('json live="needs ice"', '{"operation": "insert"}')}Response:

${fence('json', answer)}${fence('bash status="404"', 'curl http://localhost:9926/a')}The status is 404.

${fence('json', '[{"id": "b"}]')}${fence('bash live="needs root"', 'sudo true')}`;

const command = `'${process.execPath}' '${projectPath('tests/unit/examples/live/fake-harper.mjs')}'`;

test('a course runs on an instance of its own, which is gone afterwards', {timeout: 120_000}, async () => {
  const before = readdirSync(tmpdir());
  const course = readCourse([{file: 'versioned_docs/version-4.7/sample.md', text: PAGE}], '4.7');
  const lines: string[] = [];
  const {results, failedPages} = await runCourse(command, course, ['sample'], (line) => lines.push(line));
  expect(failedPages).toEqual([]);
  expect(results.map(({kind, text}) => (kind === 'agrees' ? kind : `${kind}: ${text}`))).toEqual([
    'agrees',
    'agrees',
    'agrees',
    'agrees',
    'agrees',
    'agrees',
    'differs: status 400, expected success: {"error":"refused"}',
    'reason: needs ice',
    'reason: its request is not run: needs ice',
    'differs: status 200, expected 404: [{"id":"a"}]; no status 404, which the page states: 200',
    'differs: the answer[0].id is "a", the page shows "b"',
    'reason: needs root',
  ]);
  expect(lines[0]).toMatch(/^sample: 6 agree, 3 differ, 3 not run, \d+ s$/);
  expect(lines[1]).toMatch(/^ {2}versioned_docs\/version-4\.7\/sample\.md:\d+: status 400/);
  expect(countsOf(results)).toEqual({examples: 12, run: 9, agree: 6, differ: 3, 'not run': 3});
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith('harper-course-') && !before.includes(name));
  expect(left).toEqual([]);
});
