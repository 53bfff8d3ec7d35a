// Replaces theme-classic 3.10.2: shows a note on a page that was opened instead of one its version lacks. The theme's
// own banner is off for every version: see src/config/versions.ts.
export {FallbackNote as default} from '@site/src/features/versions/ui';
