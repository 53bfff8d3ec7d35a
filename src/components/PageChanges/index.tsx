import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {use, useState} from 'react';
import {forgetFailures, loadOnce} from '@site/src/components/Later/load-once';
import Later from '@site/src/components/Later';

/** Opens what changed in the page since an older version. All it needs is loaded then; it has no styles for that reason. */
export default function PageChanges() {
  const {pluginId, version} = useDocsVersion();
  const {permalink} = useDoc().metadata;
  const [isOpen, setOpen] = useState(false);
  const toggle = (open: boolean) => {
    // The version menu may have asked for the same, without a connection.
    forgetFailures();
    setOpen(open);
  };
  // The release notes and the Fabric guide have no versions.
  if (pluginId !== 'default') return null;
  return (
    <details className="page-changes" onToggle={({currentTarget}) => toggle(currentTarget.open)}>
      <summary>Changed since an older version</summary>
      {isOpen && (
        <Later>
          <LoadedPanel key={permalink} permalink={permalink} version={version} />
        </Later>
      )}
      <Link to="/docs/availability">Availability by version</Link>
    </details>
  );
}

function LoadedPanel(props: {permalink: string; version: string}) {
  const {default: Panel} = use(loadOnce('Panel', () => import('./Panel')));
  return <Panel {...props} />;
}
