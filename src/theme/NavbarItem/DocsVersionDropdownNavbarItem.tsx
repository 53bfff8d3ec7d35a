// Replaces theme-classic 3.10.2, whose menu opens only on hover, or by a key that nothing announces. Ours is a button
// with a list. The options `docsPluginId`, `versions`, and `dropdownItemsBefore` are not supported.
import VersionMenu from '@site/src/features/versions/ui/VersionMenu';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export default function DocsVersionDropdownNavbarItem({mobile, dropdownItemsAfter, onClick}: Props) {
  return <VersionMenu mobile={mobile} after={dropdownItemsAfter} onLeave={onClick} />;
}
