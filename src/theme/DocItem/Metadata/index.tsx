// Wraps theme-classic 3.10.2: adds the social card of the page.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import SocialCard from '@site/src/components/SocialCard';
import Metadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadata() {
  const {permalink, title} = useDoc().metadata;
  return (
    <>
      <Metadata />
      <SocialCard permalink={permalink} title={title} />
    </>
  );
}
