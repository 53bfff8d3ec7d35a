import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {requestForm} from '../../../../src/features/code/inline-scripts';

/** The lines that the script reserves for a stored choice, by the property that holds them. */
function reserved(stored: string | null | Error): Record<string, number> {
  const lines: Record<string, number> = {};
  const getItem = (key: string) => {
    if (stored instanceof Error) throw stored;
    return key === 'request-form' ? stored : null;
  };
  const style = {setProperty: (name: string, value: number) => Object.assign(lines, {[name]: value})};
  runInNewContext(requestForm(), {localStorage: {getItem}, document: {documentElement: {style}}});
  return lines;
}

describe('requestForm', () => {
  it('reserves the lines of each kind of call', () => {
    expect(reserved('python')).toEqual({
      '--added-lines-0': 11,
      '--added-lines-1': 14,
      '--added-lines-2': 12,
      '--added-lines-3': 10,
      '--added-lines-4': 8,
      '--added-lines-5': 13,
    });
  });

  it.each([null, 'json', 'cobol', 'constructor', '__proto__', new Error('closed')])(
    'reserves nothing for %s',
    (stored) => expect(reserved(stored)).toEqual({}),
  );
});
