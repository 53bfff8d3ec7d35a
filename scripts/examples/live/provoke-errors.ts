import {parseJson, type Json, type JsonObject} from '../../../src/lib/json';
import {normalizeMessage, readTemplate} from '../../../src/lib/message-template';
import {readErrors} from '../../../src/plugins/error-index/read-errors';
import type {CoursePage} from './course';
import type {Senders} from './senders';

/**
 * Sends the requests of an operation page with something missing or wrong, and as a user without permissions, and
 * counts the rows of its error tables that come back. It does not undo what the requests change.
 */
export async function provokeErrors({source, examples}: CoursePage, senders: Senders) {
  const rows = readErrors(source.text, source.file.endsWith('.mdx')).filter(({operation}) => operation !== undefined);
  const bodies = examples
    .filter(({fence, cannot}) => fence.language === 'json' && !fence.isResponse && cannot === undefined)
    .map(({fence}) => parseJson(fence.text) as JsonObject)
    .filter((body) => body.operation !== undefined && !/restart|deploy/.test(JSON.stringify(body)));
  if (rows.length === 0 || bodies.length === 0) return {documented: rows.length, provoked: 0};
  await senders.operation({operation: 'add_role', role: 'nobody', permission: {super_user: false}});
  await senders.operation({operation: 'add_user', username: 'guest', role: 'nobody', password: 'x', active: true});
  const answers: {operation: Json; status: string; text: string}[] = [];
  const send = async (body: JsonObject, credentials?: string) => {
    const outcome = await senders.operation(body, credentials).catch(() => undefined);
    if (!outcome || outcome.statuses[0]! < 400) return;
    const [status] = outcome.statuses;
    answers.push({operation: body.operation!, status: String(status), text: normalizeMessage(outcome.output)});
  };
  for (const body of bodies) {
    await send(body, 'guest:x');
    for (const variant of variantsOf(body)) await send(variant);
  }
  const isProvoked = ({operation, status, message}: (typeof rows)[number]) => {
    const shown = message.map((part) => (typeof part === 'string' ? '' : part.code)).join('');
    const pattern = readTemplate(shown)?.pattern;
    return answers.some(
      (answer) => answer.operation === operation && answer.status === status && pattern?.test(answer.text),
    );
  };
  return {documented: rows.length, provoked: rows.filter(isProvoked).length};
}

/** For each parameter of a body: the body without it, with an unknown name as its value, and with null. */
function variantsOf(body: JsonObject): JsonObject[] {
  const names = Object.keys(body).filter((name) => name !== 'operation');
  const without = (name: string) => Object.fromEntries(Object.entries(body).filter(([other]) => other !== name));
  return names.flatMap((name) => [without(name), {...body, [name]: 'no_such'}, {...body, [name]: null}]);
}
