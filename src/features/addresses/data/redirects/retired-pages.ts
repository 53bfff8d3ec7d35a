/**
 * Pages of versions that are on the site no more: the address that each had, and where it leads.
 * `npm run move -- version NUMBER --delete` writes the lines.
 */
export const retiredPages: readonly (readonly [former: string, present: string])[] = [];
