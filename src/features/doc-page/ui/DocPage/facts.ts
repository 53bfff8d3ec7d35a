import type {DocContextValue} from '@docusaurus/plugin-content-docs/client';
import type {PageMetadata} from '@site/src/features/versions/node';

/** The facts that src/features/versions/node/page-metadata adds to the metadata of each page. */
export function factsOf(metadata: DocContextValue['metadata']): PageMetadata {
  return (metadata as typeof metadata & {facts: PageMetadata}).facts;
}
