// Replaces theme-classic 3.10.2: the badge of an older version leads to the same page in the latest one.
import VersionBadge from '@site/src/components/VersionBadge';
import type {Props} from '@theme/DocVersionBadge';

export default function DocVersionBadge({className}: Props) {
  return <VersionBadge className={className} />;
}
