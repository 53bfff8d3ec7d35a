// Replaces theme-classic 3.10.2, whose menu opens only on hover, or by a key that nothing announces. Ours is a button
// with a list. The options `docsPluginId`, `versions`, and `dropdownItemsBefore` are not supported.
import VersionMenu from '@site/src/features/versions/ui/VersionMenu';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {lazy} from 'react';

// The menu works without the notes, so a failure to load them is ignored.
const VersionNote = lazy(() =>
  import(/* webpackChunkName: "note" */ '@site/src/features/changes/ui/VersionNote').catch(() => ({
    default: () => null,
  })),
);

export default function DocsVersionDropdownNavbarItem({mobile, dropdownItemsAfter, onClick}: Props) {
  return <VersionMenu mobile={mobile} Note={VersionNote} after={dropdownItemsAfter} onLeave={onClick} />;
}
