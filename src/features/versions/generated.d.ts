// Data that the plugin writes while the site is loaded.

declare module '@generated/docusaurus-plugin-content-docs/default/latest-version.json' {
  const version: import('@docusaurus/plugin-content-docs').PropVersionMetadata;
  export default version;
}
