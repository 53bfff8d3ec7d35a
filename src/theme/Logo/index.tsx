// Replaces theme-classic 3.10.2: an inline mark instead of two images of which one is hidden, then the product's name
// in the version being read, and "Docs".
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Mark from '@site/src/components/Mark';
import {useIsNotFoundFile} from '@site/src/features/versions/ui';
import {RENAMED_IN} from '@site/src/features/versions';
import {compareVersions} from '@site/src/lib/compare-versions';
import type {Props} from '@theme/Logo';

export default function Logo({imageClassName, titleClassName, ...props}: Props) {
  const active = useActiveVersion('default');
  const version = (useIsNotFoundFile() ? undefined : active?.name) ?? RENAMED_IN;
  const isRenamed = compareVersions(version, RENAMED_IN) >= 0;
  return (
    <Link to="/docs" {...props}>
      <span className={imageClassName}>
        <Mark />
      </span>
      <b className={titleClassName}>
        {isRenamed ? 'Harper' : 'HarperDB'} <span>Docs</span>
      </b>
    </Link>
  );
}
