import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import pages from '@generated/whole-site/default/pages.json';
import {canonicalPath} from '@site/src/lib/canonical-path';
import {useEffect, useMemo} from 'react';
import {destinationOf} from './former-address';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {undecodablePathname} from '../../client';
import {splitVersion} from '@site/src/lib/version-names';
import versions from '@site/versions.json';
import Field from '@site/src/components/Field';
import Areas from './Areas';
import {searchWords} from './search-words';
import SimilarPages from './SimilarPages';
import styles from './styles.module.css';

/** Details about an address without a page. Loaded on demand, because it includes the list of all pages. */
export default function WantedPage() {
  const {pathname, search, hash} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const undecodable = undecodablePathname();
  const wanted = `/${pathname.slice(baseUrl.length)}`;
  const words = searchWords(wanted);
  const searchPage = useBaseUrl('/search');
  const built = useVersions('default');
  const unloaded = useUnloadedVersion(wanted);
  const destination = useMemo(
    () =>
      unloaded === undefined
        ? destinationOf(
            canonicalPath(wanted),
            pages,
            built.map(({name}) => name),
          )
        : undefined,
    [wanted, built, unloaded],
  );
  const history = useHistory();
  const address = useBaseUrl(destination ?? '');
  useEffect(() => {
    if (destination !== undefined) history.replace(address + search + hash);
  }, [destination, address, search, hash, history]);
  return (
    <>
      {undecodable ? (
        <p role="alert">
          Pathname &quot;{undecodable}&quot; could not be decoded. This is likely caused by an invalid percent-encoding.
        </p>
      ) : (
        <Absence wanted={wanted} unloaded={unloaded} />
      )}
      <form action={searchPage} role="search" className={styles.search}>
        <Field label="Search the docs">
          {(id) => <input id={id} type="search" name="q" defaultValue={words} maxLength={512} autoComplete="off" />}
        </Field>
        <button type="submit" className="button button--primary">
          Search
        </button>
      </form>
      <SimilarPages wanted={wanted} />
      <Areas />
    </>
  );
}

/** The version that an address names, if `npm start` has left it out: the page exists, so no other one replaces it. */
function useUnloadedVersion(wanted: string): string | undefined {
  const loaded = useVersions('default').map(({name}) => name);
  if (process.env.NODE_ENV !== 'development') return undefined;
  const {version = ''} = splitVersion(wanted);
  return versions.includes(version) && !loaded.includes(version) ? version : undefined;
}

function Absence({wanted, unloaded}: {wanted: string; unloaded?: string}) {
  if (unloaded !== undefined) {
    return (
      <p>
        <code>npm start</code> has not loaded {unloaded}. <code>DOCS_VERSIONS=current,{unloaded} npm start</code> loads
        it, and <code>DOCS_VERSIONS=all npm start</code> every version.
      </p>
    );
  }
  return (
    <p>
      There’s no page at <code>{wanted}</code>.
    </p>
  );
}
