/** Data that plugins of ours write while the site is loaded. */
declare module '@generated/release-list/default/releases.json' {
  const releases: import('./features/releases/release').Release[];
  export default releases;
}

declare module '@generated/release-list/default/lines.json' {
  const lines: import('./features/releases/release').ReleaseLine[];
  export default lines;
}

declare module '@generated/release-list/default/minors.json' {
  const versions: string[];
  export default versions;
}

declare module '@generated/release-list/default/changes.json' {
  const releases: import('./features/releases/release').ReleaseChanges[];
  export default releases;
}

declare module '@generated/release-list/default/actions.json' {
  const releases: import('./features/releases/release').RequiredActions[];
  export default releases;
}

declare module '@generated/availability/default/plan.json' {
  const plan: import('./features/availability/plan').PlanData;
  export default plan;
}

declare module '@generated/whole-site/default/pages.json' {
  const pages: import('./lib/listed-page').ListedPage[];
  export default pages;
}

declare module '@generated/docusaurus-plugin-content-docs/default/latest-version.json' {
  const version: import('@docusaurus/plugin-content-docs').PropVersionMetadata;
  export default version;
}

declare module '@generated/content-check/default/problems.json' {
  const problems: import('./lib/problems').Problem[];
  export default problems;
}

/** What the bundler of `npm start` offers. */
interface ImportMeta {
  webpackHot?: {accept: (module: string, use: () => void) => void};
}
