/** The syntax of a programming language for JSON values. */
export interface Dialect {
  /** Writes a string, given as in JSON with its quotes. */
  string: (piece: string) => string;
  /** Writes a key, given in the same way. */
  key: (piece: string) => string;
  words: Record<'true' | 'false' | 'null', string>;
  /** The replacement for the colon between a key and its value. */
  colon: string;
  braces: readonly [string, string];
  /** Padding inside the braces of an object on one line. */
  pad: string;
  /** The number of spaces of indentation that replace each one of the JSON. */
  widen: number;
  /** Replaces the opening brace of an object that the language would take for something else. */
  guard?: (object: Record<string, unknown>) => string | undefined;
}

/** Code that replaces the string values of these top-level keys. */
export type Replacements = Record<string, string>;

const PIECE = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{},:]|\s+/g;

/**
 * JSON as a literal of another language. It is rewritten piece by piece, so that numbers and line breaks are preserved.
 *
 * @param indent goes before each line but the first
 */
export function literal(json: string, dialect: Dialect, indent: string, replacements: Replacements = {}): string {
  const pieces = json.trim().match(PIECE) ?? [];
  let depth = 0;
  let key: string | undefined;
  return pieces
    .map((piece, at) => {
      const before = pieces[at - 1] ?? '';
      const after = pieces[at + 1] ?? '';
      if (piece.startsWith('"')) {
        if (pieces.slice(at + 1).find((next) => next.trim() !== '') === ':') {
          key = JSON.parse(piece) as string;
          return dialect.key(piece);
        }
        const own = depth === 1 && key !== undefined ? replacements[key] : undefined;
        return own ?? dialect.string(piece);
      }
      if (piece === 'true' || piece === 'false' || piece === 'null') return dialect.words[piece];
      if (piece === ':') return dialect.colon;
      if (piece === '{' || piece === '[') depth++;
      if (piece === '}' || piece === ']') depth--;
      if (piece === '{') {
        const open = dialect.guard?.(objectAt(pieces, at)) ?? dialect.braces[0];
        return after.trim() !== '' && after !== '}' ? open + dialect.pad : open;
      }
      if (piece === '}')
        return before.trim() !== '' && before !== '{' ? dialect.pad + dialect.braces[1] : dialect.braces[1];
      if (!piece.includes('\n')) return piece;
      const isLast = /[\]}]/.test(after) && !/[[{,]/.test(before);
      const lines = piece.replace(/\n( *)/g, (_, spaces: string) => `\n${indent}${spaces.repeat(dialect.widen)}`);
      return isLast ? `,${lines}` : lines;
    })
    .join('');
}

/** The object that the brace at this position opens. */
function objectAt(pieces: string[], start: number): Record<string, unknown> {
  let depth = 0;
  const end = pieces.findIndex((piece, at) => {
    if (at < start) return false;
    if (piece === '{' || piece === '[') depth++;
    if (piece === '}' || piece === ']') depth--;
    return depth === 0;
  });
  return JSON.parse(pieces.slice(start, end + 1).join('')) as Record<string, unknown>;
}
