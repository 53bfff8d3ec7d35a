/**
 * The release that `docs/` is written for, such as `'4.8'`. As long as this is undefined, or a version that is out, work on
 * a next one has not begun: `docs/` then equals the latest version, so that a correction reaches both.
 */
export const nextRelease: string | undefined = undefined;
