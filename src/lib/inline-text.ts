/** Running text: a string is plain words, and nothing in it is HTML. */
export type InlineText = Inline[];

export type Inline =
  | string
  | {code: string}
  | {strong: InlineText}
  | {emphasis: InlineText}
  | {link: string; text: InlineText};

/** The words of a text, without its markup. */
export function plainText(text: InlineText): string {
  return wordsAndCode(text)
    .map((piece) => (typeof piece === 'string' ? piece : piece.code))
    .join('');
}

/** A text without any markup but that of code. */
export function wordsAndCode(text: InlineText): (string | {code: string})[] {
  const pieces: (string | {code: string})[] = [];
  for (const inline of text) {
    for (const piece of typeof inline === 'string' || 'code' in inline ? [inline] : wordsAndCode(contentOf(inline))) {
      const last = pieces.at(-1);
      if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
      else pieces.push(piece);
    }
  }
  return pieces;
}

function contentOf(inline: Exclude<Inline, string | {code: string}>): InlineText {
  if ('strong' in inline) return inline.strong;
  return 'emphasis' in inline ? inline.emphasis : inline.text;
}

/** A text in one string, with backticks around its code. Backticks among its words would begin code, so they become quotes. */
export function writeCodeText(text: InlineText): string {
  return wordsAndCode(text)
    .map((piece) => {
      if (typeof piece === 'string') return piece.replaceAll('`', "'");
      return piece.code.includes('`') ? piece.code : `\`${piece.code}\``;
    })
    .join('');
}

/** The text that a string with backticks around its code stands for. */
export function readCodeText(text: string): (string | {code: string})[] {
  return text.split('`').flatMap((part, index) => {
    if (part === '') return [];
    return [index % 2 === 0 ? part : {code: part}];
  });
}
