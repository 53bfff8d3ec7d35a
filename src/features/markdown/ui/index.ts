export {default as PageHead} from './PageHead';
export type {default as PageMenu} from './PageMenu';

/** Loads the menu with the Markdown of the page. */
export const loadPageMenu = () => import(/* webpackChunkName: "page-menu" */ './PageMenu');
