import {dirname, join} from 'node:path';

/** Parts of the theme that no page of this site shows. */
const UNUSED_PARTS = ['Blog*', 'BlogPost*', 'DocTag*', 'Tag*', 'DocCard/**', 'NavbarItem/LocaleDropdownNavbarItem/**'];

const packageFolder = (name: string) => dirname(require.resolve(`${name}/package.json`));

/** Patterns of the files that name the classes of all elements: everything that renders, and the pages. */
export function sourcesOfClasses(siteDir: string): string[] {
  const theme = join(packageFolder('@docusaurus/theme-classic'), 'lib');
  return [
    `${theme}/**/*.js`,
    ...UNUSED_PARTS.map((part) => `!${theme}/theme/${part}`),
    `${dirname(require.resolve('@docusaurus/theme-common'))}/**/*.js`,
    `${dirname(require.resolve('@docusaurus/plugin-content-docs/client'))}/**/*.js`,
    `${packageFolder('@docusaurus/core')}/lib/client/**/*.js`,
    `${packageFolder('@docusaurus/mdx-loader')}/lib/remark/**/*.js`,
    `${siteDir}/src/**/*.{ts,tsx}`,
    `${siteDir}/{docs,versioned_docs,release-notes,fabric}/**/*.{md,mdx}`,
  ];
}

/** In prose, "card" and "button" are words: only attributes name classes. */
export function classesOfMarkdown(text: string): string[] {
  return [...text.matchAll(/\bclass(?:Name)?=(?:"([^"]*)"|'([^']*)')/g)].flatMap(([, double, single]) =>
    (double ?? single ?? '').split(/\s+/).filter(Boolean),
  );
}
