// Data that the plugin writes while the site is loaded.

declare module '@generated/release-list/default/releases.json' {
  const releases: import('./release').Release[];
  export default releases;
}

declare module '@generated/release-list/default/lines.json' {
  const lines: import('./release').ReleaseLine[];
  export default lines;
}

declare module '@generated/release-list/default/minors.json' {
  const versions: string[];
  export default versions;
}

declare module '@generated/release-list/default/changes.json' {
  const releases: import('./release').ReleaseChanges[];
  export default releases;
}

declare module '@generated/release-list/default/actions.json' {
  const releases: import('./release').RequiredActions[];
  export default releases;
}
