// Wraps theme-classic 3.10.2: a page that was opened in place of one that its version does not have says so.
import OriginalDocVersionBanner from '@theme-original/DocVersionBanner';
import StandInNote from '@site/src/components/versions/StandInNote';
import type {Props} from '@theme/DocVersionBanner';

export default function DocVersionBanner(props: Props) {
  return (
    <>
      <OriginalDocVersionBanner {...props} />
      <StandInNote />
    </>
  );
}
