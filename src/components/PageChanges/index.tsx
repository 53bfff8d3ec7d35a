import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import ErrorFallback from '@site/src/components/ErrorFallback';
import {lazy, Suspense, useState, type ComponentProps} from 'react';

const Panel = lazy(() => import('./Panel'));

/** Opens what changed in the page since an older version. All it needs is loaded then; it has no styles for that reason. */
export default function PageChanges() {
  const {pluginId, version} = useDocsVersion();
  const {permalink} = useDoc().metadata;
  const [isOpen, setOpen] = useState(false);
  // The release notes and the Fabric guide have no versions.
  if (pluginId !== 'default') return null;
  return (
    <details className="page-changes" onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>Changed since an older version</summary>
      {isOpen && (
        <ErrorBoundary fallback={showFailure}>
          <Suspense fallback={<p role="status">Loading …</p>}>
            <Panel key={permalink} permalink={permalink} version={version} />
          </Suspense>
        </ErrorBoundary>
      )}
      <Link to="/docs/availability">Availability by version</Link>
    </details>
  );
}

function showFailure(failure: ComponentProps<typeof ErrorFallback>) {
  return <ErrorFallback {...failure} />;
}
