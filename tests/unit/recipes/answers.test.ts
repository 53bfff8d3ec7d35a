import {PassThrough} from 'node:stream';
import {collectAnswers, type Question} from '@site/scripts/recipes/answers';
import {expect, it} from 'vitest';

const questions: Question[] = [
  {name: 'title', text: 'Title', fault: (text) => (text.endsWith('.') ? 'no period' : undefined)},
  {name: 'date', text: 'Day', initial: 'today'},
  {name: 'fixed', text: 'Fixed', isList: true},
];

/** Somebody who types these lines, and leaves. */
function terminal(...lines: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  return {input, output, shown: () => String(output.read())};
}

it('takes what the command line says, and what may be left out from itself', async () => {
  const given = {title: ' A title ', fixed: ['one', 'two']};
  expect(await collectAnswers(questions, given, undefined)).toEqual({
    title: ['A title'],
    date: ['today'],
    fixed: ['one', 'two'],
  });
});

it('names every option that is missing or wrong where nobody can be asked', async () => {
  await expect(collectAnswers(questions, {}, undefined)).rejects.toThrow(/^--title is missing: Title\.\nIn a terminal/);
  await expect(collectAnswers(questions, {title: 'A title.', date: ''}, undefined)).rejects.toThrow(
    '--title: no period\n--date: there is nothing in it',
  );
});

it('asks for the rest, again where an answer cannot be used', async () => {
  const screen = terminal('', 'A title.', 'A title', '', 'one', 'two', '');
  expect(await collectAnswers(questions, {}, screen)).toEqual({
    title: ['A title'],
    date: ['today'],
    fixed: ['one', 'two'],
  });
  expect(screen.shown()).toMatch(/there is nothing in it\.[\s\S]*no period\.[\s\S]*Day \[today\]/);
});

it('does not ask for what may be left out when the command line has answers', async () => {
  const screen = terminal('');
  expect(await collectAnswers(questions, {title: 'A title'}, screen)).toEqual({
    title: ['A title'],
    date: ['today'],
    fixed: [],
  });
});

it('ends without answers when somebody leaves', async () => {
  await expect(collectAnswers(questions, {}, terminal('A title'))).rejects.toThrow('Nothing was written');
});
