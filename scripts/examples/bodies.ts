import {readMessage} from './checks/http';

/** A text that may be the body of a request. */
export interface PlacedBody {
  body: string;
  /** Number of lines of the fence before it. */
  linesBefore: number;
}

/** Bodies in JSON, in raw HTTP requests, and in the data arguments of curl. */
export function bodiesIn(language: string, text: string): PlacedBody[] {
  if (language === 'json') return [{body: text, linesBefore: 0}];
  if (language === 'http') return [readMessage(text)];
  return language === 'bash' ? curlBodies(text) : [];
}

function curlBodies(text: string): PlacedBody[] {
  const pattern = /\s(?:-d|--json|--data(?:-raw|-binary)?)[\s=]+'([^']*)'/g;
  return [...text.matchAll(pattern)].map((match) => ({
    body: match[1]!,
    linesBefore: text.slice(0, match.index + match[0].indexOf("'")).split('\n').length - 1,
  }));
}
