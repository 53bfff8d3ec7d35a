// Replaces theme-classic 3.10.2: a real button, where the original is a link in the role of one that only hovering, or a
// key with nothing to tell of it, opens. Reads the same options but for `versions` and `dropdownItemsBefore`.
import VersionMenu from '@site/src/components/VersionMenu';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export default function DocsVersionDropdownNavbarItem({docsPluginId, mobile, dropdownItemsAfter, onClick}: Props) {
  return <VersionMenu docsPluginId={docsPluginId} mobile={mobile} after={dropdownItemsAfter} onLeave={onClick} />;
}
