import type {TokenStream} from 'prismjs';
import type {CodeToken, Kind} from '../../tokens';
import {Prism} from './prism';

/** Types and aliases of Prism's tokens, grouped by look; those of `plain` drop the look of the token around them. */
const TYPES = {
  comment: 'comment prolog cdata shebang',
  keyword: 'keyword builtin important directive atrule',
  string: 'string char regex url attr-value template-string',
  literal: 'number boolean constant variable symbol null status-code',
  name: 'function class-name property literal-property string-property tag attr-name selector key header-name',
  plain: 'interpolation parameter punctuation operator',
} satisfies Record<Kind | 'plain', string>;

/** By type. A type that is missing looks like the token around it. */
const KINDS = new Map(
  Object.entries(TYPES).flatMap(([kind, types]) =>
    types.split(' ').map((type) => [type, kind === 'plain' ? undefined : (kind as Kind)] as const),
  ),
);

/** Returns true if Prism has the language, by name or alias such as `js`. */
export function isLanguage(language: string): boolean {
  return typeof Prism.languages[language] === 'object';
}

/** Splits code into tokens; one token if `isLanguage` does not know the language. */
export function highlight(code: string, language: string): CodeToken[] {
  const grammar = isLanguage(language) ? Prism.languages[language] : undefined;
  return grammar ? flatten(Prism.tokenize(code, grammar)) : [{text: code}];
}

function flatten(content: TokenStream, kind?: Kind): CodeToken[] {
  if (typeof content === 'string') return [{text: content, kind}];
  if (Array.isArray(content)) return content.flatMap((token) => flatten(token, kind));
  const type = [content.type, content.alias ?? []].flat().find((name) => KINDS.has(name));
  return flatten(content.content, type === undefined ? kind : KINDS.get(type));
}
