/** A page in the list of all pages. */
export interface ListedPage {
  /** Without the base URL. */
  path: string;
  title: string;
  /** What distinguishes it from pages with the same title: the docs version, or the section. */
  scope: string;
}
