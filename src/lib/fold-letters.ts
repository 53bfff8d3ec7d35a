/**
 * A text with one form for each letter: full-width and joined letters become plain ones, accents and invisible
 * characters go. What is searched and what is asked are compared in this form.
 */
export function foldLetters(text: string): string {
  // Most texts have nothing to fold.
  if (!/[^\u0020-\u007e\n]/.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .normalize('NFC');
}
