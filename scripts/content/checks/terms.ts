import {SKIP, visit} from 'unist-util-visit';
import {parsePage} from '../parse-page';
import {onEachPage} from '../site';

/**
 * Terms that the glossary replaces: each concept has one word. A single word that is never right is in
 * `flagWords` of cspell.json; these are phrases, or words that are right in code.
 */
const OTHER_TERMS: readonly [form: RegExp, term: string][] = [
  [/\bsuper[ _-]users?\b/gi, 'superuser'],
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
  visit(tree, (node, place, parent) => {
    if (node.type === 'strong') return SKIP;
    if (node.type === 'inlineCode' && node.value === 'super_user') {
      const before = parent?.children[place! - 1];
      // `super_user` is a role, a key and a permission; who has it is a superuser.
      if (before?.type === 'text' && /\ban? $/i.test(before.value)) {
        const message = '"a `super_user`" has another name on this site';
        problems.push({line: node.position!.start.line, message, expected: 'superuser'});
      }
    }
    if (node.type !== 'text' && node.type !== 'yaml') return undefined;
    const {value, position} = node;
    const first = position!.start.line + (node.type === 'yaml' ? 1 : 0);
    for (const [form, expected] of OTHER_TERMS) {
      for (const {0: found, index} of value.matchAll(form)) {
        const line = first + value.slice(0, index).split('\n').length - 1;
        problems.push({line, message: `"${found.trim()}" has another name on this site`, expected});
      }
    }
    return undefined;
  });
  return problems;
});
