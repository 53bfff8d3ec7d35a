import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type ActiveDocContext,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';

export interface VersionLink {
  name: string;
  label: string;
  isLatest: boolean;
  /** Whether the open page is of this version. */
  isActive: boolean;
  /** The same page in this version, or its landing page. */
  to: string;
}

interface VersionLinks {
  /** The version to name on a control: of the open page, else the remembered one, else the latest. */
  shown: VersionLink;
  links: VersionLink[];
  /** Remembers a version as the reader's choice. */
  remember: (name: string) => void;
}

/** Every version of a docs instance, newest first, and where a reader of the open page goes in it. */
export function useVersionLinks(docsPluginId?: string): VersionLinks {
  const versions = useVersions(docsPluginId);
  const active = useActiveDocContext(docsPluginId);
  const [candidate] = useDocsVersionCandidates(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const linkTo = (version: GlobalVersion): VersionLink => ({
    name: version.name,
    label: version.label,
    isLatest: version.isLast,
    isActive: version === active.activeVersion,
    to: targetPath(version, active) + suffix,
  });
  return {shown: linkTo(candidate), links: versions.map(linkTo), remember: savePreferredVersionName};
}

function targetPath(version: GlobalVersion, {alternateDocVersions}: ActiveDocContext): string {
  const same = alternateDocVersions[version.name];
  return (same ?? version.docs.find(({id}) => id === version.mainDocId) ?? version).path;
}
