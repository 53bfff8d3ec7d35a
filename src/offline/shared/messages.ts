/** What pages say to the service worker. The names are those of Workbox, where it has one. */
export type Message = {type: 'SKIP_WAITING'} | {type: 'BUILD'} | KeepMessage;

export interface KeepMessage {
  type: 'KEEP';
  /** Pages that were read: paths with the base URL. */
  pages: string[];
  /** Files that they used. */
  files: string[];
  /** Whether the browser loaded the pages itself: then it has what was read, and no host is asked again. */
  areLoaded: boolean;
}
