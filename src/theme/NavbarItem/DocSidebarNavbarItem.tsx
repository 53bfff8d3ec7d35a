// Replaces theme-classic 3.10.2: a section's link is active on every page of its plugin. The original looks up the page
// in a list of all pages, which readers do not load here: see src/features/versions/node/slim-docs.
import {useActivePlugin, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';

export default function DocSidebarNavbarItem({sidebarId, label, docsPluginId = 'default', ...props}: Props) {
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const isOpen = useActivePlugin()?.pluginId === docsPluginId;
  if (!link) throw new Error(`The navigation bar names the sidebar "${sidebarId}", which has no link.`);
  return <DefaultNavbarItem exact {...props} isActive={() => isOpen} label={label ?? link.label} to={link.path} />;
}
