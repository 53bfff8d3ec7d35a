/** The bar at the top of every page: a text, which phones leave out, followed by a link. */
export interface Announcement {
  /** Change this for a new announcement, so that readers who dismissed the previous one see it. */
  id: string;
  text: string;
  /** `to` is a path without a leading slash. */
  link: {label: string; to: string};
}

/** Set this to `undefined` to remove the bar. `npm run new -- version` announces the version here. */
export const announcement: Announcement | undefined = {
  id: 'announcement-bar',
  text: 'Harper 4.7 reports the status of every component.',
  link: {label: 'See what’s new in 4.7', to: 'release-notes/v4-tucker/4.7.0'},
};
