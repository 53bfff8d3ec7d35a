import {PageMetadata} from '@docusaurus/theme-common';
import ErrorFallback from '@site/src/components/ErrorFallback';
import type {ComponentProps} from 'react';

/** Shown instead of a page that throws, inside the layout. */
export default function ErrorPage(failure: ComponentProps<typeof ErrorFallback>) {
  return (
    <main className="tool-page">
      <PageMetadata title="Page Error" />
      <h1>This page crashed.</h1>
      <p>You can try again. If it crashes again, the message tells the maintainers what went wrong.</p>
      <ErrorFallback {...failure} />
    </main>
  );
}
