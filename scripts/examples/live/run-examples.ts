import type {OperationBody} from '../../../src/lib/code/calls';
import {isObject, type Json} from '../../../src/lib/json';
import {compareValues} from './compare-values';
import type {LiveExample} from './read-examples';
import {databasesOf, inScratch, isDestructive, obstacle, requestInScratch, scratchName, tablesOf} from './scratch';

export interface Answer {
  status: number;
  body: Json;
}

/** What the run needs of the world. */
export interface Surroundings {
  /** Sends a body; rejects when the instance cannot be reached. */
  send: (body: OperationBody) => Promise<Answer>;
  /** Asks the writer a question that is answered by yes or no. */
  confirm: (question: string) => Promise<boolean>;
  print: (line: string) => void;
}

export interface Summary {
  sent: number;
  skipped: number;
  differences: number;
}

/**
 * Sends the examples in order and prints how the answers differ from the pages.
 * @throws Error when the instance refuses the user, or already has a database with a scratch name
 */
export async function runExamples(
  examples: LiveExample[],
  scratch: string,
  surroundings: Surroundings,
): Promise<Summary> {
  const {send, confirm, print} = surroundings;
  const databases = [...new Set(examples.flatMap(({request}) => databasesOf(request)))].toSorted();
  const names = databases.map((name) => scratchName(name, scratch));
  await rejectExisting(names, send);
  const summary = {sent: 0, skipped: 0, differences: 0};
  const made = new Set<string>();
  for (const example of examples) {
    const {file, line, request, status, response} = example;
    const place = `${file}:${line}: ${request.operation}`;
    const body = requestInScratch(request, databases, scratch);
    const reason = obstacle(body) ?? (await refusal(body, place, confirm));
    if (reason) {
      print(`${place}: skipped, ${reason}.`);
      summary.skipped += 1;
      continue;
    }
    await prepareTables(request, scratch, made, send);
    const answer = await send(body);
    summary.sent += 1;
    const differences = differencesOf(answer, status, response && inScratch(response, databases, scratch));
    for (const difference of differences) print(`${place}: ${difference}.`);
    summary.differences += differences.length;
  }
  await cleanUp(names, surroundings);
  return summary;
}

async function rejectExisting(names: string[], send: Surroundings['send']): Promise<void> {
  const {status, body} = await send({operation: 'describe_all'});
  if (status !== 200)
    throw new Error(`The instance answers describe_all with status ${status}: ${JSON.stringify(body)}`);
  const existing = names.find((name) => isObject(body) && name in body);
  if (existing !== undefined) {
    throw new Error(`The database ${existing} exists already: drop it, or choose other names with --scratch.`);
  }
}

async function refusal(
  body: OperationBody,
  place: string,
  confirm: Surroundings['confirm'],
): Promise<string | undefined> {
  if (!isDestructive(body)) return undefined;
  const isAgreed = await confirm(`${place}: send ${JSON.stringify(body).slice(0, 300)}?`);
  return isAgreed ? undefined : 'as you did not agree';
}

/** Examples expect the tables of earlier pages: each is made once, unless the example makes it itself. */
async function prepareTables(
  body: OperationBody,
  scratch: string,
  made: Set<string>,
  send: Surroundings['send'],
): Promise<void> {
  for (const {database, table} of tablesOf(body)) {
    const key = `${database}.${table}`;
    if (made.has(key)) continue;
    made.add(key);
    if (body.operation === 'create_table') continue;
    await send({operation: 'create_table', database: scratchName(database, scratch), table, primary_key: 'id'});
  }
}

/** Names and types count, and no values: ids, times and counts differ from run to run. */
const SHAPE = {isShape: true, isPart: true, isOrdered: false};

function differencesOf(answer: Answer, status: number, response: Json | undefined): string[] {
  if (answer.status !== status) {
    return [
      `status ${answer.status}, documented as ${status}; the answer is ${JSON.stringify(answer.body).slice(0, 200)}`,
    ];
  }
  return response === undefined ? [] : compareValues(response, answer.body, {...SHAPE, stands: new Map()});
}

async function cleanUp(names: string[], {send, confirm, print}: Surroundings): Promise<void> {
  const {body} = await send({operation: 'describe_all'});
  const left = names.filter((name) => isObject(body) && name in body);
  if (left.length === 0) return;
  if (!(await confirm(`Drop the scratch databases ${left.join(', ')}?`))) {
    print(`The scratch databases ${left.join(', ')} stay.`);
    return;
  }
  for (const database of left) await send({operation: 'drop_database', database});
}
