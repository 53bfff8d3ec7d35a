import {useActiveDocContext, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {STANDS_IN_FOR, type AskedPage} from './address-in-version';

/** The page of the docs that the reader wants: the one that is open, or the one that it stands in for. */
export function useAskedPage(docsPluginId?: string): AskedPage | undefined {
  const search = useHistorySelector((history) => history.location.search);
  const versions = useVersions(docsPluginId);
  const {activeDoc, activeVersion} = useActiveDocContext(docsPluginId);
  const path = new URLSearchParams(search).get(STANDS_IN_FOR);
  for (const version of path ? versions : []) {
    const doc = version.docs.find((candidate) => candidate.path === path);
    if (doc) return {doc, version, isElsewhere: true};
  }
  return activeDoc && activeVersion && {doc: activeDoc, version: activeVersion, isElsewhere: false};
}
