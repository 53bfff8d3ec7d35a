import type {ThemeConfig} from '@docusaurus/preset-classic';

/** What every page says to sites that show a link to it, unless it says otherwise. */
export const metadata = [
  {property: 'og:site_name', content: 'Harper documentation'},
  {property: 'og:type', content: 'website'},
] satisfies ThemeConfig['metadata'];
