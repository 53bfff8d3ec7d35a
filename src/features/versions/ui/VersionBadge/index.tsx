import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useRequestedPage} from '../useRequestedPage';
import {useVersionLinks} from '../useVersionLinks';
import {clsx} from 'clsx';

/** On a page of an older version, names that version and links to the same page in the latest one. */
export default function VersionBadge({className}: {className?: string}) {
  const {badge, label, isLast} = useDocsVersion();
  // A page that stands in for another one has a note with a link to that one.
  const isStandIn = useRequestedPage()?.isFallback;
  if (!badge || isLast) return null;
  return (
    <p className={clsx(className, ThemeClassNames.docs.docVersionBadge)}>
      Version {label}
      {!isStandIn && <LinkToLatest />}
    </p>
  );
}

function LinkToLatest() {
  const {links, remember} = useVersionLinks();
  const latest = links.find(({isLatest}) => isLatest)!;
  return (
    <>
      {' · '}
      {!latest.isSame && `Not in ${latest.label}. `}
      <Link to={latest.to} onClick={() => remember(latest.name)}>
        {latest.isSame ? `See this page in ${latest.label}` : 'See the closest page'}
      </Link>
    </>
  );
}
