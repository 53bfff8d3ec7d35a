// Wraps theme-classic 3.10.2, which counts pixels: on a narrow page the menu has the sidebar's entries, also where the page
// is narrow because the reader has chosen larger letters.
import {useIsNarrow} from '@site/src/features/layout-switches/ui';
import type {Props} from '@theme/DocSidebar';
import DocSidebarMobile from '@theme/DocSidebar/Mobile';
import Sidebar from '@theme-original/DocSidebar';

export default function DocSidebar(props: Props) {
  return useIsNarrow() ? <DocSidebarMobile {...props} /> : <Sidebar {...props} />;
}
