// Replaces theme-classic 3.10.2: where a version does not have the page, its nearest page opens instead of its landing
// page. Reads the same options but for `versions` and `dropdownItemsBefore`.
import {useVersionLinks} from '@site/src/components/versions/useVersionLinks';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';

export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  docsPluginId,
  dropdownItemsAfter,
  ...props
}: Props) {
  const {shown, links, remember} = useVersionLinks(docsPluginId);
  const items = links.map(({name, label, to, isActive}) => ({
    label,
    to,
    isActive: () => isActive,
    onClick: () => remember(name),
  }));
  const {dropdownItemsBefore: _, dropdownActiveClassDisabled: _disabled, versions: _versions, ...rest} = props;
  return (
    <DropdownNavbarItem
      {...rest}
      mobile={mobile}
      label={mobile ? 'Versions' : shown.label}
      to={mobile ? undefined : shown.to}
      items={[...items, ...dropdownItemsAfter]}
    />
  );
}
