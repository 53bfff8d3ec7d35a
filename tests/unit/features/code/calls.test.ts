import {describe, expect, it} from 'vitest';
import {addedLines, callKind, callKinds, isOperationBody} from '../../../../src/features/code/calls';
import {readRequestForm, requestForms, type SampleForm} from '../../../../src/features/code/request-forms';
import {bodies, sampleText} from './bodies';

describe('readRequestForm', () => {
  it.each(requestForms)('knows %s', (form) => {
    expect(readRequestForm(form)).toBe(form);
  });
  it.each([null, '', 'cobol', 'JSON', '{}'])('takes %j for JSON', (stored) => {
    expect(readRequestForm(stored)).toBe('json');
  });
});

describe('isOperationBody', () => {
  it.each(['{"operation": "insert"}', '\n{"a": 1, "operation": ""}'])('%j is one', (text) => {
    expect(isOperationBody(text)).toBe(true);
  });
  it.each(['[{"operation": "insert"}]', '{"operation": 1}', '{"operations": "a"}', '"operation"', 'null', '{', ''])(
    '%j is none',
    (text) => expect(isOperationBody(text)).toBe(false),
  );
});

it('knows how each operation is called', () => {
  const kinds = new Set(bodies.map((body) => callKind(body)));
  expect([...kinds].toSorted()).toEqual([...callKinds].toSorted());
});

it('keeps the room that each sample needs', () => {
  const linesOf = (text: string) => text.split('\n').length;
  const forms = requestForms.filter((form): form is SampleForm => form !== 'json');
  for (const form of forms) {
    const added = callKinds.map((kind) => {
      const asked = bodies.filter((body) => callKind(body) === kind);
      const numbers = asked.map((body) => linesOf(sampleText(form, body)) - linesOf(body));
      return [...new Set(numbers)].join(' or ');
    });
    expect([form, ...added]).toEqual([form, ...addedLines[form].map(String)]);
  }
});
