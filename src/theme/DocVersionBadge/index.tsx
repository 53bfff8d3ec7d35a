// Replaces theme-classic 3.10.2: the badge of an older version leads to the same page in the latest one.
export {VersionBadge as default} from '@site/src/features/versions/ui';
