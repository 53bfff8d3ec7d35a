/**
 * The release that `docs/` is written for, such as `'4.8'`. While this is undefined, or a version that is already out,
 * work on the next one has not begun: `docs/` then equals the latest version, so that a correction reaches both.
 */
export const nextRelease: string | undefined = undefined;
