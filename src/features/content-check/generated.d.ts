// Data that the plugin writes while the site is loaded.

declare module '@generated/content-check/default/problems.json' {
  const problems: import('../../lib/problems').Problem[];
  export default problems;
}

/** The API of the bundler of `npm start`. */
interface ImportMeta {
  webpackHot?: {accept: (module: string, use: () => void) => void};
}
