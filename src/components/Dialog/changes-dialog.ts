/**
 * `show` shows what changed on the open page, for the page's menu and the version menu. The page sets it; undefined if
 * there is no older version to compare with.
 */
export const changes: {show?: () => void} = {};
