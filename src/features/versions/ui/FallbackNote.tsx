import Link from '@docusaurus/Link';
import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import OnDemand from '@site/src/components/OnDemand';
import {loadOnce} from '@site/src/components/OnDemand/load-once';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {use} from 'react';
import {useRequestedPage} from './useRequestedPage';

/** Explains why the page stands in for one that its version does not have, and links back to that one. */
export default function FallbackNote() {
  const asked = useRequestedPage();
  if (!asked?.isFallback) return null;
  return (
    <div className="alert alert--info margin-bottom--md" role="status">
      <OnDemand label="Looking for the page…">
        <Reason path={asked.path} />
      </OnDemand>{' '}
      Showing the closest page. <Link to={asked.path}>Back to {asked.version.label}</Link>
    </div>
  );
}

function Reason({path}: {path: string}) {
  const {missingPage} = use(loadOnce('MissingPage', () => import(/* webpackChunkName: "lacking" */ './missing-page')));
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const versions = useVersions('default');
  const version = useActiveVersion('default');
  const address = `/${path.slice(baseUrl.length)}`;
  return missingPage(address, versions, version)?.reason ?? `${version?.label} has no page at ${address}.`;
}
