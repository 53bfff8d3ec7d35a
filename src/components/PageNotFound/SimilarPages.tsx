import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {STANDS_IN_FOR} from '@site/src/components/versions/address-in-version';
import {lackingPage} from '@site/src/components/versions/lacking-page';
import {useMemo} from 'react';
import {similarInList} from './similar-in-list';

/**
 * What comes nearest to a path without a page.
 * @param wanted pathname without the base URL
 */
export default function SimilarPages({wanted}: {wanted: string}) {
  const versions = useVersions('default');
  const lacking = useMemo(() => lackingPage(wanted, versions), [wanted, versions]);
  // The note on the nearest page speaks of the page that was asked for, as the newest version has it.
  const asked = useBaseUrl(lacking?.newest.path ?? '');
  const found = useMemo(() => (lacking ? [] : similarInList(wanted)), [wanted, lacking]);
  if (lacking) {
    const {reason, newest, nearest, isSame, version} = lacking;
    return (
      <p>
        {reason} <Link to={newest.path}>Read it in {newest.scope}</Link>
        {nearest && (
          <>
            , or what comes nearest in {version.label}:{' '}
            <Link to={isSame ? nearest.path : `${nearest.path}?${STANDS_IN_FOR}=${asked}`}>{nearest.title}</Link>
          </>
        )}
        .
      </p>
    );
  }
  if (found.length === 0) return <p>No page has a similar address.</p>;
  return (
    <>
      <h2>Did you mean</h2>
      <ul>
        {found.map(({path, title, scope}) => (
          <li key={path}>
            <Link to={path}>{title}</Link> ({scope})
          </li>
        ))}
      </ul>
    </>
  );
}
