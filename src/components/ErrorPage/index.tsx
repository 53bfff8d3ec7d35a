import ErrorFallback from '@site/src/components/ErrorFallback';
import type {ComponentProps} from 'react';

/** Shown when a page throws. It depends on nothing that could throw too. */
export default function ErrorPage(failure: ComponentProps<typeof ErrorFallback>) {
  return (
    <main className="tool-page">
      <h1>This page crashed.</h1>
      <p>You can try again. If it crashes again, the message tells the maintainers what went wrong.</p>
      <ErrorFallback {...failure} />
    </main>
  );
}
