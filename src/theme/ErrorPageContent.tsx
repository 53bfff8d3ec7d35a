// Replaces theme-classic 3.10.2: sets the page title, and shows the messages of the error and its causes in the format
// of the specification (separated by blank lines, without "Cause:").
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
