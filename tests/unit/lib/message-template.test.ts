import {normalizeMessage, readTemplate} from '@site/src/lib/message-template';
import {describe, expect, it} from 'vitest';

const fits = (message: string, text: string) => readTemplate(message)?.pattern.test(normalizeMessage(text));

describe('readTemplate', () => {
  it('fits a message whose variable parts are filled in, with and without quotation marks', () => {
    expect(fits("database '<name>' does not exist", "Database 'sales' does not exist")).toBe(true);
    expect(fits("database '<name>' does not exist", String.raw`{"error":"database \'sales\' does not exist"}`)).toBe(
      true,
    );
    expect(fits("database '<name>' does not exist", 'database sales does not exist')).toBe(true);
    expect(fits("database '<name>' does not exist", 'database does not exist')).toBe(true);
    expect(fits("database '<name>' does not exist", "table 'sales' does not exist")).toBe(false);
  });

  it('takes signs of patterns for what they are', () => {
    expect(fits('Exit code (<n>): why?', 'Exit code (1): why?')).toBe(true);
    expect(fits('Exit code (<n>): why?', 'Exit code 1: wh')).toBe(false);
  });

  it('is none when hardly anything is fixed', () => expect(readTemplate('<name> is <x>')).toBeUndefined());
});
