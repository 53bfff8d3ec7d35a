import {useActivePlugin} from '@docusaurus/plugin-content-docs/client';

/** Id of the docs instance that the reader is in; undefined outside of the docs. */
export function usePlace(): string | undefined {
  return useActivePlugin()?.pluginId;
}
