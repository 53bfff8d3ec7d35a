// Wraps theme-classic 3.10.2: shows announcements only on the latest landing page; all others start right away.
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import OriginalBar from '@theme-original/AnnouncementBar';

export default function AnnouncementBar() {
  const {activeDoc, activeVersion} = useActiveDocContext('default');
  return activeVersion?.isLast && activeDoc?.id === activeVersion.mainDocId ? <OriginalBar /> : null;
}
