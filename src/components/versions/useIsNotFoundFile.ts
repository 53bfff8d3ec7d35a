import useIsBrowser from '@docusaurus/useIsBrowser';

/** A class that the root element has in the file which the host answers with for every address without a page. */
export const NOT_FOUND_FILE = 'not-found-file';

/** Read before React begins: while it takes over the page part by part, the classes of the root element change. */
const isNotFoundFile = typeof document !== 'undefined' && document.documentElement.classList.contains(NOT_FOUND_FILE);

/**
 * Whether React is taking over that file, which was rendered for no address: until it has, nothing may be read from the
 * address, or the two would differ.
 */
export function useIsNotFoundFile(): boolean {
  const isBrowser = useIsBrowser();
  return !isBrowser && isNotFoundFile;
}
