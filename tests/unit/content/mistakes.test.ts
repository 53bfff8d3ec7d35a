import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkContent} from '@site/scripts/content/check-content';
import {formatProblem} from '@site/src/lib/problems';
import {allChecks} from '@site/scripts/content/checks/all';
import {readSite} from '@site/scripts/content/site';
import {another, lineOfMistake, mistakes, withMistake} from '@site/tests/mistakes';
import {projectCopies} from '@site/tests/support';
import {afterAll, expect, test, vi} from 'vitest';

vi.setConfig({testTimeout: 240_000, hookTimeout: 120_000});

const copies = projectCopies('cspell.json', 'cspell-words.txt', '.markdownlint-cli2.jsonc');
afterAll(() => copies.remove());
const copy = copies.make();
const files = mistakes.map(({file}) => file);
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const correct = new Map(files.map((file) => [file, read(file)]));
const report = async () => (await checkContent(readSite(copy), files, allChecks)).map(formatProblem);

// One run tells of all: the compiler of samples and the dictionaries are loaded once.
for (const mistake of mistakes)
  writeFileSync(join(copy, mistake.file), withMistake(mistake, correct.get(mistake.file)!, read));
const lines = new Map(mistakes.map((mistake) => [mistake.file, lineOfMistake(mistake, read(mistake.file))]));
const told = await report();
for (const [file, text] of correct) writeFileSync(join(copy, file), text);

test('each mistake is in a page of its own', () => expect(new Set(files).size).toBe(files.length));

test.each(mistakes)('$name is reported with file, line, and what is expected', ({file, message, expected}) => {
  const own = told.filter((line) => line.startsWith(`${file}:`));
  const found = own.find((line) => line.startsWith(`${file}:${lines.get(file)}: `) && line.includes(message));
  expect(found, own.join('\n')).toBeDefined();
  if (expected === undefined) return;
  expect(found!.slice(found!.indexOf('; expected '))).toMatch(/^; expected /);
  expect(found!.slice(found!.indexOf('; expected '))).toContain(expected);
});

test('nothing else is reported of the other lines of these pages', () => {
  // The page whose description another one has got, too.
  const lineOfOther = lineOfMistake({...mistakes[0]!, line: 'description: '}, read(another));
  const places = new Set([...lines, [another, lineOfOther]].map((place) => place.join(':')));
  expect(told.filter((line) => !places.has(/^\S+:\d+(?=:)/.exec(line)![0]))).toEqual([]);
});

test('nothing is reported any more when all are fixed', async () => {
  expect(await report()).toEqual([]);
});
