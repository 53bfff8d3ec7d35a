import useIsBrowser from '@docusaurus/useIsBrowser';

/** Class of the root element in the file that the host serves for every address without a page. */
export const NOT_FOUND_FILE = 'not-found-file';

/** Read before React starts: while it hydrates the page part by part, the root element's classes change. */
const isNotFoundFile = typeof document !== 'undefined' && document.documentElement.classList.contains(NOT_FOUND_FILE);

/**
 * Returns true if React is hydrating that file, which was rendered without an address: until it is done, nothing may
 * depend on the address, or the two would differ.
 */
export function useIsNotFoundFile(): boolean {
  const isBrowser = useIsBrowser();
  return !isBrowser && isNotFoundFile;
}
