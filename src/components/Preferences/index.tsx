import {useEffect, useState, type ComponentType} from 'react';
import Spinner from '@site/src/components/Spinner';

/** The page of what a reader can set for all pages. The form and its styles come when the page is there. */
export default function Preferences() {
  const [Form, setForm] = useState<ComponentType>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('../SampleValues').then(
      ({Form: loaded}) => setForm(() => loaded),
      () => setFailed(true),
    );
  }, []);
  return (
    <main className="container" style={{paddingBlock: '2rem'}}>
      <h1>Preferences</h1>
      <h2>Your values in samples</h2>
      <noscript>
        <p>Samples can show your values where JavaScript is switched on.</p>
      </noscript>
      {/* The form's room, so that the footer stays where it is. */}
      <div style={{minHeight: '30rem'}}>
        {Form && <Form />}
        {!Form && !hasFailed && <Spinner label="Loading the form" />}
        {hasFailed && <p role="alert">The form could not be loaded. Check your connection, then reload the page.</p>}
      </div>
    </main>
  );
}
