// Wraps theme-classic 3.10.2: asks above the footer whether the page helped.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {Feedback} from '@site/src/features/feedback/ui';
import OriginalFooter from '@theme-original/DocItem/Footer';

export default function DocItemFooter() {
  const {editUrl, permalink} = useDoc().metadata;
  return (
    <>
      {editUrl && <Feedback key={permalink} editUrl={editUrl} permalink={permalink} />}
      <OriginalFooter />
    </>
  );
}
