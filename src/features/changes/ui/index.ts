export type {default as PageChanges} from './PageChanges';

/** Loads the dialog that says what changed on a page. */
export const loadPageChanges = () => import(/* webpackChunkName: "changes" */ './PageChanges');

/** Loads the note of the version menu that leads to the changes of the page. */
export const loadVersionNote = () => import(/* webpackChunkName: "note" */ './VersionNote');
