/** Data that plugins of ours write while the site is loaded. */
declare module '@generated/release-list/default/releases.json' {
  const releases: import('./lib/releases/release').Release[];
  export default releases;
}

declare module '@generated/release-list/default/lines.json' {
  const lines: import('./lib/releases/release').ReleaseLine[];
  export default lines;
}

declare module '@generated/release-list/default/minors.json' {
  const versions: string[];
  export default versions;
}

declare module '@generated/release-list/default/changes.json' {
  const releases: import('./lib/releases/release').ReleaseChanges[];
  export default releases;
}

declare module '@generated/release-list/default/actions.json' {
  const releases: import('./lib/releases/release').RequiredActions[];
  export default releases;
}

declare module '@generated/availability/default/plan.json' {
  const plan: import('./lib/upgrade/plan').PlanData;
  export default plan;
}

declare module '@generated/whole-site/default/pages.json' {
  const pages: import('./lib/similar-pages').Page[];
  export default pages;
}

declare module '@generated/content-check/default/problems.json' {
  const problems: import('./plugins/content-check/types').ContentProblem[];
  export default problems;
}

declare module 'tslib/tslib.es6.mjs' {
  export {__importDefault} from 'tslib';
}

/** `@theme-original/*` is untyped; each swizzle that wraps names what it wraps. */
declare module '@theme-original/MDXComponents' {
  export {default} from '@theme/MDXComponents';
}
declare module '@theme-original/AnnouncementBar' {
  export {default} from '@theme/AnnouncementBar';
}
declare module '@theme-original/Navbar/MobileSidebar' {
  export {default} from '@theme/Navbar/MobileSidebar';
}
declare module '@theme-original/DocBreadcrumbs' {
  export {default} from '@theme/DocBreadcrumbs';
}
declare module '@theme-original/DocItem/Footer' {
  export {default} from '@theme/DocItem/Footer';
}
declare module '@theme-original/DocVersionBanner' {
  export {default} from '@theme/DocVersionBanner';
}
declare module '@theme-original/DocItem/TOC/Mobile' {
  export {default} from '@theme/DocItem/TOC/Mobile';
}
declare module '@theme-original/DocItem/Metadata' {
  export {default} from '@theme/DocItem/Metadata';
}
declare module '@theme-original/DocCategoryGeneratedIndexPage' {
  export {default} from '@theme/DocCategoryGeneratedIndexPage';
}

declare module '@docusaurus/core/lib/client/routeContext' {
  export function RouteContextProvider(props: {
    children: import('react').ReactNode;
    value: import('@docusaurus/types').PluginRouteContext;
  }): import('react').ReactNode;
}

declare module '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js' {}

/** What the bundler of `npm start` offers. */
interface ImportMeta {
  webpackHot?: {accept: (module: string, use: () => void) => void};
}
