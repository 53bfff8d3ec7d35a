import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {publicName} from '@site/src/lib/version-names';

/** Links to the machine-readable descriptions of the operations API, for the docs version of the page. */
export default function ApiFiles() {
  const {version} = useDocsVersion();
  const folder = useBaseUrl(`/docs/api/${publicName(version)}`);
  return (
    <ul>
      <li>
        <a href={`${folder}/openapi.json`}>openapi.json</a>: an OpenAPI 3.1 document, for client generators, validators
        and API viewers
      </li>
      <li>
        <a href={`${folder}/operations.json`}>operations.json</a>: the operations with their parameters, permissions,
        examples and errors, one entry each
      </li>
    </ul>
  );
}
