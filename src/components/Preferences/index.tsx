import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState, type ComponentType} from 'react';
import Spinner from '@site/src/components/Spinner';

const loadForm = () =>
  import(/* webpackChunkName: "values" */ '../SampleValues').then(({Form}) => Form as ComponentType);
const loadVersions = () =>
  import(/* webpackChunkName: "saving" */ '@site/src/offline/ui/Versions').then(({default: Versions}) => Versions);

/** The page of what a reader can set for all pages. The forms and their styles come when the page is there. */
export default function Preferences() {
  const {siteConfig} = useDocusaurusContext();
  // The version menu of every page leads to it.
  useBrokenLinks().collectAnchor('offline');
  return (
    <main className="tool-page">
      <h1>Preferences</h1>
      <h2>Your values in samples</h2>
      <noscript>
        <p>Samples can show your values where JavaScript is switched on.</p>
      </noscript>
      <Later load={loadForm} name="form" room="30rem" />
      {Boolean(siteConfig.customFields?.isOffline) && (
        <>
          <h2 id="offline">Reading offline</h2>
          <p>
            Pages that you read stay on this device for a while, with the search, and open without a connection. A
            version that you save is there as a whole, until you remove it.
          </p>
          <noscript>
            <p>Pages can be kept on your device where JavaScript is switched on.</p>
          </noscript>
          <Later load={loadVersions} name="list of versions" room="34rem" />
        </>
      )}
    </main>
  );
}

interface LaterProps {
  load: () => Promise<ComponentType>;
  /** What is being loaded. */
  name: string;
  /** The room it takes, so that what follows stays where it is. */
  room: string;
}

function Later({load, name, room}: LaterProps) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => setFailed(true),
    );
  }, [load]);
  return (
    <div style={{minHeight: room}}>
      {Loaded && <Loaded />}
      {!Loaded && !hasFailed && <Spinner label={`Loading the ${name}`} />}
      {hasFailed && <p role="alert">The {name} could not be loaded. Check your connection, then reload the page.</p>}
    </div>
  );
}
