/** Returns true if a text is a real day: `2025-02-30` is not, although `Date.parse` reads it as March 2. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && (new Date(text).toJSON() ?? '').startsWith(text);
}
