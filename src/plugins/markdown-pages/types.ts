/** A heading of a page, the title not counted. */
export interface PageHeading {
  level: number;
  text: string;
}

/** The Markdown of a page as far as it depends on nothing but the page's own source. */
export interface Draft {
  /** Has marks where links, pictures and components of the site stand: see `marks.ts`. */
  body: string;
  /** Addresses within the site, as the source writes them. */
  links: string[];
  /** Pictures, as the source names them. */
  images: string[];
  /** Whether a component of the page draws something. */
  hasFigures: boolean;
  headings: PageHeading[];
  /** Words of the running text, with tables and code. */
  words: number;
}

/** A component that shows what another plugin knows. */
export interface ComponentUse {
  name: string;
  /** Attributes that are plain text. */
  attributes: Record<string, string>;
}
