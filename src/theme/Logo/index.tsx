// Replaces theme-classic 3.10.2: an inline mark instead of two images of which one is hidden, then the product's name
// in the version being read, and "Docs".
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import Mark from '@site/src/components/Mark';
import {useIsNotFoundFile} from '@site/src/features/versions/ui';
import {productIn} from '@site/src/features/versions';
import {WORKING_COPY} from '@site/src/lib/version-names';
import type {Props} from '@theme/Logo';

export default function Logo({imageClassName, titleClassName, ...props}: Props) {
  const active = useActiveVersion('default');
  const version = useIsNotFoundFile() ? undefined : active?.name;
  return (
    <Link to="/docs" {...props}>
      <span className={imageClassName}>
        <Mark />
      </span>
      <b className={titleClassName}>
        {productIn(version ?? WORKING_COPY)} <span>Docs</span>
      </b>
    </Link>
  );
}
