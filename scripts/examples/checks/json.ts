import type {Fault, Fence} from '../types';

/** JSON, exactly as the standard has it: no comments, no trailing commas. */
export function checkJson({text}: Fence): Fault[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const {message} = error as Error;
    const position = /at position (\d+)/.exec(message)?.[1];
    // Without a position, the text ends too early.
    const line = text.slice(0, Number(position ?? text.length)).split('\n').length;
    const expected = 'JSON without comments, trailing commas and omissions';
    return [{line, message: `the JSON does not parse: ${message}`, expected}];
  }
}
