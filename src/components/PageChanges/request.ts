/**
 * Shows what changed in the open page, for the menus of page and version. The page sets it; nothing where there is no older
 * version to compare with.
 */
export const changes: {show?: () => void} = {};
