/** Id of what ends each page: once it is there, the whole page can be shown. */
export const PAGE_END = 'page-end';
