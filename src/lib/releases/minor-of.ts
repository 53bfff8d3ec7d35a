/** The minor that a release belongs to: `4.6` for `4.6.17`. */
export function minorOf(release: string): string {
  return release.split('.').slice(0, 2).join('.');
}
