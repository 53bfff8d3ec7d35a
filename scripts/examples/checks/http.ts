import type {PageProblem, Fence} from '../types';

/** A raw HTTP message, or the part of one that a page shows. */
interface Message {
  /** Request lines, status lines and headers. */
  head: string[];
  body: string;
  /** Number of lines before the body. */
  linesBefore: number;
}

const METHODS = 'GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|QUERY|COPY|MOVE|CONNECT|SUBSCRIBE';
const START = new RegExp(String.raw`^(?:(?:${METHODS}) \S+(?: HTTP\/[\d.]+)?|HTTP\/[\d.]+ \d{3}(?: .*)?)$`);
const HEADER = /^[A-Za-z][\w-]*: ?\S/;

/** Checks HTTP requests and responses, or a few of their lines, and the body if it is JSON. */
export function checkHttp({text}: Fence): PageProblem[] {
  const {head, body, linesBefore} = readMessage(text);
  const problems = head.flatMap((line, index): PageProblem[] => {
    if (START.test(line) || HEADER.test(line)) return [];
    const expected = 'a line such as "POST / HTTP/1.1", "HTTP/1.1 200 OK" or "Accept: text/csv"';
    return [{line: index + 1, message: `"${line}" isn't a line of an HTTP message`, expected}];
  });
  const isJson = head.some((line) => /^content-type:\s*application\/json\b/i.test(line));
  if (isJson && body !== '') {
    try {
      JSON.parse(body);
    } catch (error) {
      const message = `the body does not parse: ${(error as Error).message}`;
      problems.push({line: linesBefore + 1, message, expected: 'JSON, as the header says'});
    }
  }
  return problems;
}

/** Splits a message at its first empty line. */
export function readMessage(text: string): Message {
  const lines = text.split('\n');
  const blank = lines.findIndex((line) => line.trim() === '');
  const length = blank === -1 ? lines.length : blank;
  const rest = lines.slice(length + 1).join('\n');
  return {head: lines.slice(0, length), body: rest.trim(), linesBefore: length + 1};
}
