// Replaces theme-classic 3.10.2: the kinds of entries that the navbar of this site has, two of which are its own.
import {useActivePlugin, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {loadVersionNote} from '@site/src/features/changes/ui';
import {VersionMenu} from '@site/src/features/versions/ui';
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props as SectionProps} from '@theme/NavbarItem/DocSidebarNavbarItem';
import type {Props as VersionsProps} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {lazy} from 'react';

// The menu works without the notes, so a failure to load them is ignored.
const VersionNote = lazy(() => loadVersionNote().catch(() => ({default: () => null})));

/**
 * The link to a section is active on every page of its plugin. The original looks up the page in a list of all pages,
 * which readers do not load here: see src/features/versions/node/docs-plugin.ts.
 */
function SectionLink({sidebarId, label, docsPluginId = 'default', ...props}: SectionProps) {
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const isOpen = useActivePlugin()?.pluginId === docsPluginId;
  if (!link) throw new Error(`The navigation bar names the sidebar "${sidebarId}", which has no link.`);
  return <DefaultNavbarItem exact {...props} isActive={() => isOpen} label={label ?? link.label} to={link.path} />;
}

/**
 * The original opens only on hover, or by a key that nothing announces. Ours is a button with a list. The options
 * `docsPluginId`, `versions`, and `dropdownItemsBefore` are not supported.
 */
function Versions({mobile, dropdownItemsAfter, onClick}: VersionsProps) {
  return <VersionMenu mobile={mobile} Note={VersionNote} after={dropdownItemsAfter} onLeave={onClick} />;
}

export default {
  default: DefaultNavbarItem,
  docSidebar: SectionLink,
  docsVersionDropdown: Versions,
} satisfies Partial<ComponentTypesObject>;
