import {PurgeCSS} from 'purgecss';

/** Classes whose full name is in no script, because it is put together, and pseudo-classes, which no script names. */
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
 * Parts of Infima and of the theme that this site does not have, but whose names are words in articles. A build test
 * compares them with all pages.
 */
const BLOCKLIST = [
  /^(?:alert--primary|badge|button--active|card|dropdown|pagination|tabs)$/,
  /^(?:badge|card|dropdown)(?:__|--)/,
  /^(?:footer|navbar)--(?:dark|primary)$/,
  /^tag(?:s|Regular|WithCount)?_/,
];

/**
 * Removes from style sheets the rules for classes that no script names, and custom properties that nothing reads.
 *
 * @param styles minified, by the name of the file
 * @param texts of the scripts, and of everything else that may name a class
 */
export async function purge(styles: Map<string, string>, texts: string[]): Promise<Map<string, string>> {
  const words = new Set(texts.flatMap((text) => text.match(WORD) ?? []));
  const content = [{raw: [...words].join(' '), extension: 'txt'}];
  const defaultExtractor = (raw: string) => raw.split(' ');
  const purged = new Map<string, string>();
  for (const [file, css] of styles) {
    // A property that is set in one file may be read in another.
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

/** Anything that can be the name of an element, a class, an attribute or a custom property. */
const WORD = /[\w-]+(?:\/\d+)?/g;

const ATTRIBUTE = /(?<=\[)(?:aria|data)-[\w-]+/g;
