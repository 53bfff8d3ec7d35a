/** Redirects a page at an old address to the canonical one. The script is the same for every target. */
export const redirectToCanonical =
  "location.replace(document.querySelector('link').getAttribute('href')+location.search+location.hash)";
