const LINE = 'Since: ';

/** Returns true if a text is a release: the first one of a line, `4.5`, or a patch, `4.5.17`. */
export function isRelease(text: string): boolean {
  return /^\d+\.\d+(?:\.\d+)?$/.test(text);
}

/** The rest of a line `Since: 4.5`, the paragraph that says when a feature came; undefined for any other paragraph. */
export function sinceLine(text: string): string | undefined {
  return text.startsWith(LINE) ? text.slice(LINE.length) : undefined;
}
