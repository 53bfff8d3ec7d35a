/** The pictures that other sites show with a link to one of our pages. */

/** The size that all of these sites ask for, in pixels. */
export const CARD_SIZE = {width: 1200, height: 630};

/**
 * The path of a page's card, below the base URL.
 *
 * @param page address below the base URL, with or without slashes at its ends; empty for the card of the site
 */
export function cardPath(page: string): string {
  return `social/${page.replace(/^\/+|\/+$/g, '') || 'index'}.png`;
}
