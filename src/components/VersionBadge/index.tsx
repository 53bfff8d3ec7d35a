import Link from '@docusaurus/Link';
import {useActivePlugin, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useVersionLinks} from '@site/src/components/versions/useVersionLinks';
import {clsx} from 'clsx';
import styles from './styles.module.css';

/** Says which version a page describes and, where that is not the latest, leads to the same page there. */
export default function VersionBadge({className}: {className?: string}) {
  const {badge, label, isLast} = useDocsVersion();
  if (!badge) return null;
  return (
    <p className={clsx(className, ThemeClassNames.docs.docVersionBadge, styles.badge)}>
      Version {label}
      {!isLast && <LinkToLatest />}
    </p>
  );
}

function LinkToLatest() {
  const {links, remember} = useVersionLinks(useActivePlugin({failfast: true})?.pluginId);
  const latest = links.find(({isLatest}) => isLatest)!;
  return (
    <>
      {' · '}
      {!latest.isSame && `Not in ${latest.label}. `}
      <Link to={latest.to} onClick={() => remember(latest.name)}>
        {latest.isSame ? `See this page in ${latest.label}` : `See the nearest page in ${latest.label}`}
      </Link>
    </>
  );
}
