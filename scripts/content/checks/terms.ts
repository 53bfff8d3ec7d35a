import {SKIP, visit} from 'unist-util-visit';
import {parsePage} from '../parse-page';
import {onEachPage} from '../site';

/**
 * Terms that the glossary replaces: each concept has one word. A single word that is never right is in
 * `flagWords` of cspell.json; these are phrases, or words that are right in code.
 */
const OTHER_TERMS: readonly [form: RegExp, term: string][] = [
  [/\b(?:super|Super)[ -]users?\b/g, 'superuser'],
  [/\b(?:host|Host) names?\b/g, 'hostname'],
  [/\b(?:job|Job) ids?\b/g, 'job ID'],
  [/\b(?:component|Component) port\b/g, 'application port'],
  [/\b(?:rights|Rights)\b/g, 'permissions'],
  [/\b(?:log|logs|logged|logging|Log) in (?=to |with |as )/g, 'sign in'],
];

/**
 * Finds phrases for which the glossary has another term. Code and labels in bold, which quote a product, are left
 * alone.
 */
export const checkTerms = onEachPage(() => (page) => {
  const {tree} = parsePage(page);
  const problems: {line: number; message: string; expected: string}[] = [];
  if (!tree) return problems;
  visit(tree, (node) => {
    if (node.type === 'strong') return SKIP;
    if (node.type !== 'text') return undefined;
    const {value, position} = node;
    for (const [form, expected] of OTHER_TERMS) {
      for (const {0: found, index} of value.matchAll(form)) {
        const line = position!.start.line + value.slice(0, index).split('\n').length - 1;
        problems.push({line, message: `"${found.trim()}" has another name on this site`, expected});
      }
    }
    return undefined;
  });
  return problems;
});
