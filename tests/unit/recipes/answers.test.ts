import {collectAnswers, type Question} from '@site/scripts/recipes/answers';
import {expect, it} from 'vitest';

const questions: Question[] = [
  {name: 'title', text: 'Title', fault: (text) => (text.endsWith('.') ? 'no period' : undefined)},
  {name: 'date', text: 'Day', initial: 'today'},
  {name: 'fixed', text: 'Fixed', isList: true},
];

it('takes what the command line says, and what may be left out from itself', () => {
  const given = {title: ' A title ', fixed: ['one', 'two']};
  expect(collectAnswers(questions, given)).toEqual({
    title: ['A title'],
    date: ['today'],
    fixed: ['one', 'two'],
  });
});

it('names every option that is missing or wrong', () => {
  expect(() => collectAnswers(questions, {})).toThrow(/^--title is missing: Title\.$/);
  expect(() => collectAnswers(questions, {title: 'A title.', date: ''})).toThrow(
    '--title: no period\n--date: there is nothing in it',
  );
});
