/** Loads the list of versions that can be saved. */
export const loadVersions = () => import(/* webpackChunkName: "saving" */ './Versions');
