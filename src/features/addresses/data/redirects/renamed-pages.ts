/**
 * Pages that moved in every version that has them: their former and present paths below the address of a version, and
 * pages of the Fabric guide that moved, by their addresses: `['/fabric/logging', '/fabric/logs']`. A
 * path names one page, and a present path is never also a former one. `npm run move` writes the lines.
 */
export const renamedPages: readonly (readonly [former: string, present: string])[] = [];
