/** The pictures that other sites show beside a link to a page of ours. */

/** The size that all who show such pictures ask for, in pixels. */
export const CARD_SIZE = {width: 1200, height: 630};

/**
 * Where the card of a page stands, below the base URL.
 *
 * @param page address below the base URL, with or without slashes at its ends; empty for the card of the site
 */
export function cardPath(page: string): string {
  return `social/${page.replace(/^\/+|\/+$/g, '') || 'index'}.png`;
}
