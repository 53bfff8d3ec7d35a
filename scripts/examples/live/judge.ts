import {parseJson, type Json} from '../../../src/lib/json';
import type {Fence} from '../types';
import {compareValues, isSameText} from './compare-values';
import type {Outcome} from './senders';

const PART =
  /shortened|begins? (?:like|with)|excerpt|for example|such as|part of|among other|the order varies|one (?:item|entry)|of them/i;

/**
 * Checks that an example has the status that its page names, or succeeds, and returns the body or message it states.
 * @param documented the status of the response that the page shows for it
 * @returns what differs, in words
 */
export function judgeOutcome({said}: Fence, outcome: Outcome, documented: number | undefined): string[] {
  const {statuses, output, problem} = outcome;
  const expected = documented === undefined ? statusesIn(said) : [documented];
  const wrong = statuses.filter((status, index) => {
    if (expected.length === 0) return status >= 400;
    return expected.length === statuses.length ? status !== expected[index] : !expected.includes(status);
  });
  const told = [...said.matchAll(/(?:body|message) is[^`.\n]{0,30}`([^`]+)`/g)].map((match) => match[1]!);
  const answered = output.replaceAll(/\s/g, '');
  const missing = told.filter((text) => !answered.includes(text.replaceAll(/\s/g, '')));
  const answer = output.slice(0, 200);
  return [
    ...(problem ? [problem] : []),
    ...(wrong.length > 0
      ? [`status ${wrong.join(', ')}, the page says ${expected.join(', ') || 'nothing'}: ${answer}`]
      : []),
    ...missing.map((text) => `the answer has no ${text}: ${answer}`),
  ];
}

/**
 * Compares what a page shows with the result of the example before it.
 * @param request the example before it
 * @param output what it returned, what background processes printed, and the log
 * @param stands see `Comparison`
 * @returns what differs, in words
 */
export function compareAnswer(
  shown: Fence,
  request: Fence,
  outcome: Outcome,
  output: string,
  stands: Map<string, string>,
): string[] {
  const {language, text, status, attributes} = shown;
  if (status !== undefined && outcome.statuses.at(-1) !== status) {
    return [`status ${outcome.statuses.at(-1)}, the page shows ${status}: ${outcome.output.slice(0, 200)}`];
  }
  if (language === 'json') {
    const answer = parseJson(outcome.output.trim());
    const isPart = PART.test(request.said) || PART.test(shown.said);
    const isShape = attributes.live?.startsWith('shape') ?? false;
    const how = {stands, isPart, isShape, isOrdered: /sort|order by/i.test(request.text)};
    return compareValues(JSON.parse(text) as Json, answer === outcome.output.trim() ? parseJson(output) : answer, how);
  }
  const printed = linesOf(language === 'http' ? `${outcome.headers}\n${outcome.output}` : output);
  const isThere = (line: string) => printed.some((other) => isSameText(line, other, stands));
  const missing = linesOf(text).filter((line) => !isThere(line));
  return missing.map((line) => `"${line}" isn't in ${JSON.stringify(printed.join('\n').slice(0, 400))}`);
}

function statusesIn(said: string): number[] {
  return [
    ...said.matchAll(/\b(?:The status is|(?:Both|All|request|call|first|second|third|it) returns?) `?([1-5]\d\d)\b/gi),
  ].map((match) => Number(match[1]));
}

/** Lines without what varies: measured numbers become 0, and names of headers lowercase. */
function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const [, name = '', value] = /^([A-Za-z-]+): (.*)$/.exec(line) ?? [];
    if (value === undefined) return line;
    const isMeasured = /^(?:age|pid|server-timing|content-length|date|\w*size|\w*time\w*)$/i.test(name);
    const kept = isMeasured ? value.replaceAll(/(?<![\w-])\d+(?:\.\d+)?(?![\w-])/g, '0') : value;
    return `${name.toLowerCase()}: ${kept}`;
  });
}
