import {operationBody, type OperationBody} from '../../../src/lib/code/calls';
import type {Json} from '../../../src/lib/json';
import {readFences} from '../read-fences';
import type {Page} from '../../pages/read-pages';

/** A request of a page, with the response that the page shows for it. */
export interface LiveExample {
  file: string;
  line: number;
  request: OperationBody;
  status: number;
  /** Undefined where the page shows no JSON response. */
  response: Json | undefined;
}

/** The JSON requests of a page in order. The JSON fence after a request is its response when it is announced as one. */
export function readExamples({file, text}: Page): LiveExample[] {
  const examples: LiveExample[] = [];
  for (const fence of readFences(file, text)) {
    if (fence.language !== 'json' || fence.attributes.unchecked) continue;
    const request = operationBody(fence.text);
    const last = examples.at(-1);
    if (fence.isResponse) {
      if (last && last.response === undefined) {
        last.response = JSON.parse(fence.text) as Json;
        last.status = fence.status ?? 200;
      }
    } else if (request) {
      examples.push({file, line: fence.line, request, status: 200, response: undefined});
    }
  }
  return examples;
}
