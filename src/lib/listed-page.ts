/** A page in the list of all pages. */
export interface ListedPage {
  /** Without the base URL. */
  path: string;
  title: string;
  /** The docs version or the section, which distinguishes it from pages with the same title. */
  scope: string;
}
