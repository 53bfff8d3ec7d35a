import Prism from 'prismjs';
// oxlint-disable-next-line no-restricted-imports -- a folder of Prism, not of ours
import loadLanguages from 'prismjs/components/index';
import type {CodeToken, Kind} from '../../lib/code/tokens';

loadLanguages.silent = true;

/** Types and aliases of Prism's tokens. What is missing looks like what it stands in. */
const KINDS: Record<string, Kind | undefined> = {
  comment: 'comment',
  prolog: 'comment',
  cdata: 'comment',
  shebang: 'comment',
  keyword: 'keyword',
  builtin: 'keyword',
  important: 'keyword',
  directive: 'keyword',
  atrule: 'keyword',
  method: 'keyword',
  string: 'string',
  char: 'string',
  regex: 'string',
  url: 'string',
  'attr-value': 'string',
  'template-string': 'string',
  number: 'literal',
  boolean: 'literal',
  constant: 'literal',
  variable: 'literal',
  symbol: 'literal',
  null: 'literal',
  'status-code': 'literal',
  function: 'name',
  'class-name': 'name',
  property: 'name',
  'literal-property': 'name',
  'string-property': 'name',
  tag: 'name',
  'attr-name': 'name',
  selector: 'name',
  key: 'name',
  'header-name': 'name',
  interpolation: undefined,
  parameter: undefined,
  punctuation: undefined,
  operator: undefined,
};

/** Whether the language is one of Prism's, by name or alias such as `js`. */
export function isLanguage(language: string): boolean {
  if (!(language in Prism.languages)) loadLanguages(language);
  return typeof Prism.languages[language] === 'object';
}

/** The code, cut into tokens. A language that `isLanguage` does not know leaves it whole. */
export function highlight(code: string, language: string): CodeToken[] {
  const grammar = isLanguage(language) ? Prism.languages[language] : undefined;
  return grammar ? flatten(Prism.tokenize(code, grammar)) : [{text: code}];
}

function flatten(content: Prism.TokenStream, kind?: Kind): CodeToken[] {
  if (typeof content === 'string') return [{text: content, kind}];
  if (Array.isArray(content)) return content.flatMap((token) => flatten(token, kind));
  const type = [content.type, content.alias ?? []].flat().find((name) => name in KINDS);
  return flatten(content.content, type === undefined ? kind : KINDS[type]);
}
