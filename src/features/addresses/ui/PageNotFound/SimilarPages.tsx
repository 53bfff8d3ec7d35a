import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {FALLBACK_FOR, missingPage} from '@site/src/features/versions/ui';
import {movedPages, movedSections} from '../../data/redirects/docs';
import {renamedPages} from '../../data/redirects/renamed-pages';
import {movedTo} from '../../legacy-paths';
import type {ListedPage} from '@site/src/lib/listed-page';
import {similarPages} from '../../similar-pages';
import pages from '@generated/whole-site/default/pages.json';
import {useMemo} from 'react';

/**
 * Suggests the pages nearest to a path that has no page.
 * @param wanted pathname without the base URL
 */
export default function SimilarPages({wanted}: {wanted: string}) {
  const versions = useVersions('default');
  const lacking = useMemo(() => missingPage(wanted, versions), [wanted, versions]);
  // The note on the nearest page names the requested page by its address in the newest version.
  const asked = useBaseUrl(lacking?.newest.path ?? '');
  const found = useMemo(() => (lacking ? [] : similarInList(wanted)), [wanted, lacking]);
  if (lacking) {
    const {reason, newest, nearest, isSame, version} = lacking;
    return (
      <p>
        {reason} <Link to={newest.path}>Read it in {newest.scope}</Link>
        {nearest && (
          <>
            , or see the closest page in {version.label}:{' '}
            <Link to={isSame ? nearest.path : `${nearest.path}?${FALLBACK_FOR}=${asked}`}>{nearest.title}</Link>
          </>
        )}
        .
      </p>
    );
  }
  if (found.length === 0) return <p>No similar pages found.</p>;
  return (
    <>
      <h2>Did you mean…?</h2>
      <ul>
        {found.map(({path, title, scope}) => (
          <li key={path}>
            <Link to={path}>
              {title} ({scope})
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Pages of this site whose address is similar to a path. */
function similarInList(wanted: string): ListedPage[] {
  const tables = {sections: movedSections, pages: movedPages, renamed: renamedPages};
  return similarPages(wanted, pages, (path) => movedTo(path, tables));
}
