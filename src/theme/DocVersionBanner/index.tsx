// Replaces theme-classic 3.10.2: a page that was opened in place of one that its version does not have says so. No version
// has a banner of the theme: see src/config/versions.ts.
export {default} from '@site/src/components/versions/StandInNote';
