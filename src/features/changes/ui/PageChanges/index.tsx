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

/** The changes of the page since an older version, in a dialog. */
export default function PageChanges({permalink, version, onClose}: Props) {
  // The version menu may have failed to load the same data, without a connection.
  useEffect(forgetFailures, []);
  return (
    <Dialog title="What changed on this page" onClose={onClose}>
      <OnDemand>
        <Panel permalink={permalink} version={version} />
      </OnDemand>
    </Dialog>
  );
}
