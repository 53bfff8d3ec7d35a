import type {Check, Fault} from '../types';

/** JSON, exactly as the standard has it: no comments, no trailing commas. */
export const checkJson: Check = ({text}) => {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [jsonFault(text, error as Error)];
  }
};

function jsonFault(text: string, {message}: Error): Fault {
  const position = /at position (\d+)/.exec(message)?.[1];
  // Without a position, the text ends too early.
  const before = position === undefined ? text : text.slice(0, Number(position));
  return {
    line: before.split('\n').length,
    message: `the JSON does not parse: ${message}`,
    expected: 'JSON without comments, trailing commas and omissions',
  };
}
