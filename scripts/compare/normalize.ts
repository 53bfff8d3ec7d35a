/** Files that the build generates and that have no content of their own for readers. */
const LEFT_OUT = /^assets\/(?:js|css)\/|\.(?:br|gz)$|^service-worker\.js$/;

/** Tags that name the bundler's files. */
const ASSET_TAG = /<(?:script|link)\b[^>]*\/assets\/(?:js|css)\/[^>]*>(?:<\/script>)?/g;

/** Values in the files for offline reading that differ with every build: when it was made, and sizes. */
const OF_ONE_BUILD = /"(?:build|date|files|bytes|download)":(?:"[^"]*"|\d+),?|,\d+(?=\])/g;

const TAGS = /(?<=>)|(?=<)/g;
const VALUES = /(?<=[,{[])/g;

/** Returns true if a file of a built site is compared. */
export const isCompared = (path: string): boolean => !LEFT_OUT.test(path);

/** The path of a file without the hash in it: `assets/fonts/a.0d543acf.woff2` is `assets/fonts/a.*.woff2`. */
export function plainPath(path: string): string {
  return path.replaceAll(/(?:\.[0-9a-f]{8,16}|-[0-9a-f]{32})(?=[./]|$)/g, '.*');
}

/**
 * The content of a file, one line per tag, text, and value, without hashes and what depends on them: names of assets,
 * the hashes in the policy, the endings of class names.
 */
export function normalize(path: string, text: string): string[] {
  const plain = text
    .replaceAll(ASSET_TAG, '')
    .replaceAll(/(?:,?\["[^"]*\/assets\/(?:js|css)\/[^"]*",\d+\])+/g, '')
    .replaceAll(/\/assets\/(?:js|css)\/[^\s"'<>,]+/g, '/assets/*')
    .replaceAll(/'sha256-[\w+/=]+'/g, "'sha256-*'")
    .replaceAll(/(?<=[\w\])])_[\w-]{4}(?=[\s"'>])/g, '_*')
    .replaceAll(/(?:\.[0-9a-f]{8,16}|-[0-9a-f]{32})(?=[./"'\s>])/g, '.*');
  const ofNoBuild = path.startsWith('offline/') ? plain.replaceAll(OF_ONE_BUILD, '') : plain;
  const lines = path.endsWith('.json') ? ofNoBuild.replaceAll(VALUES, '\n') : ofNoBuild.replaceAll(TAGS, '\n');
  return lines.split('\n').filter((line) => line !== '');
}
