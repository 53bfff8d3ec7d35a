// Replaces theme-classic 3.10.2: names the page, and shows the messages of the error and its causes as the specification
// words them (joined by blank lines, without "Cause:").
import {PageMetadata} from '@docusaurus/theme-common';
import ErrorPage from '@site/src/components/ErrorPage';
import type {Props} from '@theme/Error';

export default function ErrorPageContent({error, tryAgain}: Props) {
  return (
    <>
      <PageMetadata title="Page Error" />
      <ErrorPage error={error} tryAgain={tryAgain} />
    </>
  );
}
