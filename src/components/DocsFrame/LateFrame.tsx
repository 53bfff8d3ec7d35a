import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {useEffect, useState, type ReactNode} from 'react';
import Frame from './Frame';

/** There is room for the entries before they come, so nothing moves. */
const NO_ENTRIES: PropSidebar = [];

/**
 * The same frame for what every page has in its scripts, which the entries would weigh on: they are loaded once it is
 * shown. Without them, because they failed to load, the sidebar is empty.
 */
export default function LateFrame({children}: {children: ReactNode}) {
  const [items, setItems] = useState(NO_ENTRIES);
  useEffect(() => {
    const load = async () => {
      const {default: version} = await import(
        /* webpackChunkName: "latest-sidebar" */ '@generated/docusaurus-plugin-content-docs/default/latest-version.json'
      );
      setItems(Object.values(version.docsSidebars)[0] ?? NO_ENTRIES);
    };
    load().catch(() => {});
  }, []);
  return (
    <Frame name="latest" items={items}>
      {children}
    </Frame>
  );
}
