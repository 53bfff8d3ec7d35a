import {parseJson, type Json} from '../../../src/lib/json';
import type {Fence} from '../types';
import {compareValues, isSameText, type Comparison} from './compare-values';
import type {Outcome} from './senders';

/** The options for comparing an answer that its fence gives. */
interface AnswerMarks {
  isShortened: boolean;
  varies: ReadonlySet<string>;
}

/** Reads `shortened` and `varies="name, name"` of a fence. */
function answerMarks({attributes}: Fence): AnswerMarks {
  const varies = attributes.varies?.split(/,\s*/).filter(Boolean) ?? [];
  return {isShortened: attributes.shortened !== undefined, varies: new Set(varies)};
}

/**
 * Checks that the requests of an example have the statuses that the page gives, or succeed, and that the answer has the
 * body or the message that the page states.
 * @param shown the status of the response that the page shows for it
 * @returns what differs, in words
 */
export function judgeOutcome({said, attributes}: Fence, outcome: Outcome, shown: number | undefined): string[] {
  const {statuses, output, problem} = outcome;
  const marked = attributes.status?.split(/,\s*/).map(Number);
  const expected = marked ?? (shown === undefined ? [] : [shown]);
  const isExpected = (status: number, index: number) => {
    if (expected.length === 0) return status < 400;
    return expected.length === 1 ? status === expected[0] : status === expected[index];
  };
  const isComplete = expected.length <= 1 || expected.length === statuses.length;
  const isRight = isComplete && statuses.every(isExpected);
  const told = [...said.matchAll(/(?:body|message) is[^`.\n]{0,30}`([^`]+)`/g)].map((match) => match[1]!);
  const answered = output.replaceAll(/\s/g, '');
  const missing = told.filter((text) => !answered.includes(text.replaceAll(/\s/g, '')));
  const exitCode = Number(attributes.exit ?? 0);
  const isExit = outcome.exitCode === undefined || outcome.exitCode === exitCode;
  const unseen = statusesIn(said).filter((status) => !statuses.includes(status));
  const answer = output.slice(0, 200);
  return [
    ...(problem ? [problem] : []),
    ...(isExit ? [] : [`exit code ${outcome.exitCode}, expected ${exitCode}: ${output.slice(-300)}`]),
    ...(isRight ? [] : [`status ${statuses.join(', ')}, expected ${expected.join(', ') || 'success'}: ${answer}`]),
    ...unseen.map((status) => `no status ${status}, which the page states: ${statuses.join(', ')}`),
    ...missing.map((text) => `the answer has no ${text}: ${answer}`),
  ];
}

/**
 * Compares what a page shows with the result of the example before it.
 * @param outcome what it returned
 * @param printed what background processes and the log have printed, where the fence asks for it
 * @returns what differs, in words
 */
export function compareAnswer(
  shown: Fence,
  outcome: Outcome,
  printed: string | undefined,
  run: Pick<Comparison, 'generated' | 'began'>,
): string[] {
  const {language, text, status} = shown;
  const how: Comparison = {...run, ...answerMarks(shown)};
  if (status !== undefined && outcome.statuses.at(-1) !== status) {
    return [`status ${outcome.statuses.at(-1)}, the page shows ${status}: ${outcome.output.slice(0, 200)}`];
  }
  const output = printed ?? outcome.output;
  if (language === 'json') return compareJson(text, output, how);
  if (language !== 'http') {
    return compareLines(linesOf(text), linesOf(output), {
      ...how,
      isShortened: how.isShortened || printed !== undefined,
    });
  }
  const [head = '', ...body] = text.split('\n\n');
  const [first = '', ...headers] = linesOf(head);
  const [actualFirst = '', ...actualHeaders] = linesOf(outcome.headers);
  return [
    ...compareLines([first], [actualFirst], how),
    ...headers.flatMap((line) => compareHeader(line, actualHeaders, how)),
    ...(body.length > 0 ? compareBody(body.join('\n\n'), outcome.output, how) : []),
  ];
}

function compareBody(text: string, output: string, how: Comparison): string[] {
  const isJson = typeof parseJson(text) !== 'string';
  return isJson ? compareJson(text, output, how) : compareLines(linesOf(text), linesOf(output), how);
}

function compareJson(text: string, output: string, how: Comparison): string[] {
  const answer = output.trim();
  const value = parseJson(answer);
  return compareValues(JSON.parse(text) as Json, value, how);
}

/** An answer has more headers than a page shows; those that it shows are there with the same value. */
function compareHeader(line: string, actual: string[], how: Comparison): string[] {
  const [name = ''] = line.toLowerCase().split(':');
  const found = actual.filter((other) => other.toLowerCase().startsWith(`${name}:`));
  const value = (header: string) => header.slice(name.length + 1).trim();
  if (found.length === 0) return [`there is no header "${name}"`];
  if (how.varies.has(name) || found.some((other) => isSameText(value(line), value(other), how))) return [];
  return [`the header is "${found.join('", "')}", the page shows "${line}"`];
}

/** The lines of a page are those of the output; in a shortened one, other lines may be among them. `order` may vary. */
function compareLines(shown: string[], actual: string[], how: Comparison): string[] {
  const isVarying = (line: string) => {
    const [, name] = /^"?([\w.-]+)"?\s*[:=]/.exec(line) ?? [];
    return how.varies.has('*') || (name !== undefined && how.varies.has(name));
  };
  const isSame = (line: string, other: string) =>
    isSameText(line, other, how) || (isVarying(line) && nameOf(line) === nameOf(other));
  const all = () => JSON.stringify(actual.join('\n').slice(0, 400));
  if (!how.isShortened && shown.length !== actual.length) {
    return [`${actual.length} lines, the page shows ${shown.length}: ${all()}`];
  }
  const isOrdered = !how.varies.has('order');
  const rest = [...actual];
  for (const line of shown) {
    const candidates = how.isShortened || !isOrdered ? rest : rest.slice(0, 1);
    const at = candidates.findIndex((other) => isSame(line, other));
    if (at === -1) return [`"${line}" isn't in ${all()}`];
    rest.splice(isOrdered ? 0 : at, isOrdered ? at + 1 : 1);
  }
  return [];
}

/** The name in front of a value, in a line such as `Age: 5` or `size: 12`. */
function nameOf(line: string): string | undefined {
  return /^"?([\w.-]+)"?\s*[:=]/.exec(line)?.[1];
}

function statusesIn(said: string): number[] {
  return [
    ...said.matchAll(/\b(?:The status is|(?:Both|All|request|call|first|second|third|it) returns?) `?([1-5]\d\d)\b/gi),
  ].map((match) => Number(match[1]));
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
