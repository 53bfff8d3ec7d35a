// Data that the plugin writes while the site is loaded.

declare module '@generated/whole-site/default/pages.json' {
  const pages: import('../../lib/listed-page').ListedPage[];
  export default pages;
}
