/**
 * Pages that moved in every version that has them: former and present path below the address of a version. A path names
 * one page, and the present one is never a former one. `npm run move` writes the lines.
 */
export const renamedPages: readonly (readonly [former: string, present: string])[] = [];
