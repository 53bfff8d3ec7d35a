import Dialog from '@site/src/components/Dialog';
import OnDemand from '@site/src/components/OnDemand';
import {forgetFailures} from '@site/src/components/OnDemand/load-once';
import {useEffect} from 'react';
import Panel from './Panel';

interface Props {
  permalink: string;
  /** Version of the page. */
  version: string;
  onClose: () => void;
}

/** What changed in the page since an older version, over the page. */
export default function PageChanges({permalink, version, onClose}: Props) {
  // The version menu may have asked for the same, without a connection.
  useEffect(forgetFailures, []);
  return (
    <Dialog title="What changed on this page" onClose={onClose}>
      <OnDemand>
        <Panel permalink={permalink} version={version} />
      </OnDemand>
    </Dialog>
  );
}
