/**
 * Chunks with the code of the search dialog, as `webpackChunkName` calls them where they are imported. What is kept to search
 * without a network is found by these names.
 */
export const SEARCH_CHUNKS = ['search-dialog', 'search-answers', 'search-hosted', 'search-hosted-ask'];
