import type {PhrasingContent} from 'mdast';

const UNIT = /,? in (milliseconds|seconds|bytes|megabytes)\b/;
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const RANGE = new RegExp(`(?:^| )((?:From ${NUMBER} to|At least|At most) ${NUMBER})\\.(?= |$)`);

/**
 * Unit and range of a number, which its description says somewhere: taken out of it, so that they stand behind the type
 * of every key. The words are those that src/plugins/config-schema reads.
 */
export function takeNumberFacts(type: string, description: PhrasingContent[]): [string[], PhrasingContent[]] {
  const facts: string[] = [];
  if (!/\b(?:number|integer)\b/.test(type)) return [facts, description];
  let rest = description;
  for (const pattern of [UNIT, RANGE]) {
    const found = rest.find((node) => node.type === 'text' && pattern.test(node.value));
    if (found?.type !== 'text') continue;
    facts.push(pattern.exec(found.value)![1]!.toLowerCase());
    rest = rest.map((node) => (node === found ? {...found, value: found.value.replace(pattern, '')} : node));
  }
  return [facts, rest];
}
