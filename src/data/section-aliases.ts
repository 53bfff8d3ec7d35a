/**
 * Sections that were published under another id, so that links to it go on leading there. `npm run test:build` names what
 * is missing here.
 */
export interface SectionAlias {
  /** End of the path of the page's source: `developers/rest.md` is that page in every version, with its folder in one. */
  source: string;
  /** The id that was published. */
  id: string;
  /** The heading of the same page that has the content now, as `#get`, or the address of any other section or entry. */
  to: string;
}

export const sectionAliases: readonly SectionAlias[] = [];
