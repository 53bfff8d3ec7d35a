import {
  useActiveVersion,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {addressInVersion, suffixWithoutNote, type Destination} from './address-in-version';
import {useRequestedPage} from './useRequestedPage';
import {useIsNotFoundFile} from './useIsNotFoundFile';

interface VersionLink extends Destination {
  name: string;
  label: string;
  isLatest: boolean;
  /** True if the open page is of this version. */
  isActive: boolean;
}

interface VersionLinks {
  /** The version to name on a control: the open page's, else the remembered one, else the latest. */
  shown: VersionLink;
  links: VersionLink[];
  /** Remembers a version as the reader's choice. */
  remember: (name: string) => void;
}

/** Every version of the docs, newest first, and where it takes a reader of the open page. */
export function useVersionLinks(): VersionLinks {
  const versions = useVersions('default');
  const isNotFoundFile = useIsNotFoundFile();
  const opened = useActiveVersion('default');
  const active = isNotFoundFile ? undefined : opened;
  const asked = useRequestedPage();
  const [candidate] = useDocsVersionCandidates('default');
  const {savePreferredVersionName} = useDocsPreferredVersion('default');
  const suffix = useHistorySelector(({location}) => suffixWithoutNote(location.search, location.hash));
  const linkTo = (version: GlobalVersion): VersionLink => ({
    name: version.name,
    label: version.label,
    isLatest: version.isLast,
    isActive: version === active,
    ...addressInVersion(version, asked, suffix),
  });
  const shown = isNotFoundFile ? versions.find(({isLast}) => isLast)! : candidate;
  return {shown: linkTo(shown), links: versions.map(linkTo), remember: savePreferredVersionName};
}
