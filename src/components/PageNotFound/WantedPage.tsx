import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {undecodablePathname} from '@site/src/client/address';
import {splitVersion} from '@site/src/lib/versions/version-names';
import versions from '@site/versions.json';
import {searchWords} from './search-words';
import SimilarPages from './SimilarPages';

/** Details about an address without a page. Loaded on demand, because it includes the list of all pages. */
export default function WantedPage() {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const undecodable = undecodablePathname();
  const wanted = `/${pathname.slice(baseUrl.length)}`;
  const words = searchWords(wanted);
  return (
    <>
      {undecodable ? (
        <p role="alert">
          Pathname &quot;{undecodable}&quot; could not be decoded. This is likely caused by an invalid percent-encoding.
        </p>
      ) : (
        <Absence wanted={wanted} />
      )}
      <SimilarPages wanted={wanted} />
      {words && (
        <p>
          <Link to={`/search?q=${encodeURIComponent(words)}`}>Search for “{words}”</Link>
        </p>
      )}
    </>
  );
}

function Absence({wanted}: {wanted: string}) {
  const loaded = useVersions('default').map(({name}) => name);
  if (process.env.NODE_ENV === 'development') {
    const {version = ''} = splitVersion(wanted);
    if (versions.includes(version) && !loaded.includes(version)) {
      return (
        <p>
          <code>npm start</code> has not loaded {version}. <code>DOCS_VERSIONS=current,{version} npm start</code> loads
          it, and <code>DOCS_VERSIONS=all npm start</code> every version.
        </p>
      );
    }
  }
  return (
    <p>
      Nothing is published at <code>{wanted}</code>.
    </p>
  );
}
