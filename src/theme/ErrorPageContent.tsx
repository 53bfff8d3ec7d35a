// Replaces theme-classic 3.10.2: names the page, and shows the messages of the error and its causes as the specification
// words them (joined by blank lines, without "Cause:").
import {PageMetadata} from '@docusaurus/theme-common';
import CrashReport from '@site/src/components/CrashReport';
import type {Props} from '@theme/Error';

export default function ErrorPageContent({error, tryAgain}: Props) {
  return (
    <>
      <PageMetadata title="Page Error" />
      <CrashReport error={error} tryAgain={tryAgain} />
    </>
  );
}
