// Wraps theme-classic 3.10.2: news are told on the landing page alone; on all others the page begins at once.
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import OriginalBar from '@theme-original/AnnouncementBar';

export default function AnnouncementBar() {
  const {activeDoc, activeVersion} = useActiveDocContext('default');
  return activeVersion?.isLast && activeDoc?.id === activeVersion.mainDocId ? <OriginalBar /> : null;
}
