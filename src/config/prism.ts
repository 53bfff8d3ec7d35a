import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Code is highlighted when pages are compiled. Without this, every reader would get the colors of a stock theme. */
export const prism = {theme: {plain: {}, styles: []}} satisfies ThemeConfig['prism'];
