import {PurgeCSS} from 'purgecss';

/** Classes whose whole name no script has, because it is put together; and pseudo-classes, which are nowhere by name. */
const SAFELIST = [
  /^alert--/,
  /^docs-doc-id-/,
  /^docs-version-/,
  /^language-/,
  /^plugin-id-/,
  /^theme-/,
  /^Tool--/,
  /^::?/,
];

/**
 * Parts of Infima and of the theme that this site does not have, and whose names are words of articles. A test of the build
 * compares them with all pages.
 */
const BLOCKLIST = [
  /^(?:alert--primary|badge|button--active|card|dropdown|pagination|tabs)$/,
  /^(?:badge|card|dropdown)(?:__|--)/,
  /^(?:footer|navbar)--(?:dark|primary)$/,
  /^tag(?:s|Regular|WithCount)?_/,
];

/**
 * Leaves out of style sheets the rules for classes that no script names, and custom properties that nothing reads.
 *
 * @param styles minified, by the name of the file
 * @param texts of the scripts, and of all else that may name a class
 */
export async function purge(styles: Map<string, string>, texts: string[]): Promise<Map<string, string>> {
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []));
  const content = [{raw: [...words].join(' '), extension: 'txt'}];
  const defaultExtractor = (raw: string) => raw.split(' ');
  const purged = new Map<string, string>();
  for (const [file, css] of styles) {
    // A property that one file sets may be read in another one.
    const others = [...styles.values()].filter((other) => other !== css).flatMap((other) => other.match(WORD) ?? []);
    const variables = [...words, ...others].filter((word) => word.startsWith('--'));
    const [result] = await new PurgeCSS().purge({
      content,
      css: [{raw: css, name: file}],
      defaultExtractor,
      variables: true,
      safelist: {standard: SAFELIST, variables},
      blocklist: BLOCKLIST,
      // Scripts write `dataset.platform` for `data-platform`.
      dynamicAttributes: css.match(ATTRIBUTE) ?? [],
    });
    purged.set(file, result?.css ?? css);
  }
  return purged;
}

/** Whatever may be the name of an element, a class, an attribute or a custom property. */
const WORD = /[\w-]+(?:\/\d+)?/g;

const ATTRIBUTE = /(?<=\[)(?:aria|data)-[\w-]+/g;
