import type {Json} from '../../../src/build/json';
import {readFences} from '../read-fences';
import type {Page} from '../../pages/read-pages';

export type Body = {operation: string; [key: string]: Json};

/** A request of a page, with the response that the page shows for it. */
export interface LiveExample {
  file: string;
  line: number;
  request: Body;
  status: number;
  /** Undefined where the page shows no JSON response. */
  response: Json | undefined;
}

/** The JSON requests of a page in order. The JSON fence after a request is its response when it is announced as one. */
export function readExamples({file, text}: Page): LiveExample[] {
  const examples: LiveExample[] = [];
  for (const fence of readFences(file, text)) {
    if (fence.language !== 'json' || fence.attributes.unchecked) continue;
    const value = JSON.parse(fence.text) as Json;
    const last = examples.at(-1);
    if (fence.isResponse) {
      if (last && last.response === undefined) {
        last.response = value;
        last.status = fence.status ?? 200;
      }
    } else if (isBody(value)) {
      examples.push({file, line: fence.line, request: value, status: 200, response: undefined});
    }
  }
  return examples;
}

function isBody(value: Json): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value.operation === 'string';
}
