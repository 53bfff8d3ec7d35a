const format = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/**
 * A date as American readers write it, the same in every time zone and browser.
 *
 * @param date ISO date, `2025-10-28`
 * @returns `Oct 28, 2025`
 */
export function formatDate(date: string): string {
  return format.format(new Date(date));
}
