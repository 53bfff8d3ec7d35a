/** The characters of a text, as a bit for each; some characters share a bit. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let position = 0; position < text.length; position++) letters |= 1 << (text.charCodeAt(position) & 31);
  return letters;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
