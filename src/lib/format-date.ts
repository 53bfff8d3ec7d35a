const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A date as American readers write it, the same in every time zone and browser.
 *
 * @param date ISO date, `2025-10-28`
 * @returns `Oct 28, 2025`
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[month! - 1]} ${day}, ${year}`;
}
