// Replaces the fallback of @docusaurus/core 3.10.2: styled like the site, and Retry reloads the page, because a chunk
// that failed may belong to a deployment that no longer exists.
import ChunkLoadError from '@site/src/components/ChunkLoadError';
import Spinner from '@site/src/components/Spinner';
import type OriginalLoading from '@theme/Loading';
import type {ComponentProps} from 'react';

export default function Loading({error, pastDelay}: ComponentProps<typeof OriginalLoading>) {
  if (error) return <ChunkLoadError error={error} />;
  return pastDelay ? <Spinner label="Loading page" /> : null;
}
