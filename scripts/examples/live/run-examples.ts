import {operationBody, type OperationBody} from '../../../src/lib/code/calls';
import {isObject, type Json} from '../../../src/lib/json';
import type {Page} from '../../pages/read-pages';
import {readFences} from '../read-fences';
import {compareValues} from './compare-values';
import {databasesOf, inScratch, isDestructive, scratchName, tablesOf, withDatabase} from './scratch';

/** A request of a page, with the response that the page shows for it. */
interface LiveExample {
  file: string;
  line: number;
  /** Names its database, even if the page leaves it to the default. */
  request: OperationBody;
  status: number;
  /** Undefined where the page shows no JSON response. */
  response?: Json;
}

/** The JSON requests of a page, in order. The next JSON fence is the response if it is announced as one. */
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
      examples.push({file, line: fence.line, request: withDatabase(request), status: 200});
    }
  }
  return examples;
}

export interface Answer {
  status: number;
  body: Json;
}

/** What a run needs from outside. */
interface Surroundings {
  /** Sends a body; rejects when the instance cannot be reached. */
  send: (body: OperationBody) => Promise<Answer>;
  /** Asks the writer a yes-or-no question. */
  confirm: (question: string) => Promise<boolean>;
  print: (line: string) => void;
}

/**
 * Sends the examples in order and prints how the answers differ from the pages.
 * @returns how many examples were sent and skipped, and the number of differences
 * @throws Error when the instance refuses the user, or already has a database with a scratch name
 */
export async function runExamples(examples: LiveExample[], scratch: string, {send, confirm, print}: Surroundings) {
  const databases = [...new Set(examples.flatMap(({request}) => databasesOf(request)))].toSorted();
  const names = databases.map((name) => scratchName(name, scratch));
  const present = (body: Json) => names.filter((name) => isObject(body) && name in body);
  const before = await send({operation: 'describe_all'});
  if (before.status !== 200) {
    throw new Error(`The instance answers describe_all with status ${before.status}: ${JSON.stringify(before.body)}`);
  }
  const [existing] = present(before.body);
  if (existing)
    throw new Error(`The database ${existing} exists already: drop it, or choose other names with --scratch.`);

  const summary = {sent: 0, skipped: 0, differences: 0};
  const made = new Set<string>();
  for (const {file, line, request, status, response} of examples) {
    const place = `${file}:${line}: ${request.operation}`;
    const body = inScratch(request, databases, scratch);
    const text = JSON.stringify(body);
    const [placeholder] = /<[^<>"]+>/.exec(text) ?? [];
    const isRefused = !placeholder && isDestructive(body) && !(await confirm(`${place}: send ${text.slice(0, 300)}?`));
    if (placeholder || isRefused) {
      print(`${place}: skipped, ${placeholder ? `it has the placeholder ${placeholder}` : 'as you did not agree'}.`);
      summary.skipped += 1;
      continue;
    }
    // Examples expect the tables of earlier pages: each is made once, unless the example makes it itself.
    for (const {database, table} of tablesOf(body)) {
      const isMade = made.has(`${database}.${table}`) || request.operation === 'create_table';
      if (!isMade) await send({operation: 'create_table', database, table, primary_key: 'id'});
      made.add(`${database}.${table}`);
    }
    const differences = differencesOf(await send(body), status, response && inScratch(response, databases, scratch));
    for (const difference of differences) print(`${place}: ${difference}.`);
    summary.sent += 1;
    summary.differences += differences.length;
  }

  const left = present((await send({operation: 'describe_all'})).body);
  if (left.length > 0 && (await confirm(`Drop the scratch databases ${left.join(', ')}?`))) {
    for (const database of left) await send({operation: 'drop_database', database});
  } else if (left.length > 0) {
    print(`The scratch databases ${left.join(', ')} stay.`);
  }
  return summary;
}

/** Only names and types count, not values: ids, times and counts differ from run to run. */
const SHAPE = {isShape: true, isPart: true, isOrdered: false};

function differencesOf({status, body}: Answer, documented: number, response: Json | undefined): string[] {
  if (status !== documented) {
    return [`status ${status}, documented as ${documented}; the answer is ${JSON.stringify(body).slice(0, 200)}`];
  }
  return response === undefined ? [] : compareValues(response, body, {...SHAPE, stands: new Map()});
}
