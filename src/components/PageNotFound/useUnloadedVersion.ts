import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {splitVersion} from '@site/src/lib/versions/version-names';
import versions from '@site/versions.json';

/**
 * Under `npm start`, the released version that an address names and that has not been loaded; undefined for any other address.
 * It stays out of what is published.
 */
export function useUnloadedVersion(path: string): string | undefined {
  const loaded = new Set(useVersions('default').map(({name}) => name));
  const {version} = splitVersion(path);
  return versions.find((name) => name === version && !loaded.has(name));
}
