/** What the bar at the top of the landing page says: text, and the link behind it. */
export interface Announcement {
  /** Readers who dismissed the former announcement see the new one when this is another. */
  id: string;
  text: string;
  /** `to` is a path without a slash before it. */
  link: {label: string; to: string};
}

/** Set it to `undefined` to take the bar away. `npm run new -- version` announces the version. */
export const announcement: Announcement | undefined = {
  id: 'announcement-bar',
  text: 'Harper 4.7 reports the status of every component.',
  link: {label: 'What is new in 4.7', to: 'release-notes/v4-tucker/4.7.0'},
};
