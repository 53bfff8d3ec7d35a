/** Messages from pages to the service worker. Where Workbox has a name for one, it is used here. */
export type Message = {type: 'SKIP_WAITING'} | {type: 'BUILD'} | KeepMessage;

export interface KeepMessage {
  type: 'KEEP';
  /** Pages that the reader has read, as paths that include the base URL. */
  pages: string[];
  /** Files that the pages used. */
  files: string[];
  /** True if the browser loaded the pages itself: if so, they come from its HTTP cache instead of the host. */
  areLoaded: boolean;
}
