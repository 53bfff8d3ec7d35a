import Link from '@docusaurus/Link';
import {
  useActivePlugin,
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
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
  const pluginId = useActivePlugin({failfast: true})?.pluginId;
  const {latestDocSuggestion, latestVersionSuggestion: latest} = useDocVersionSuggestions(pluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  return (
    <>
      {' · '}
      {!latestDocSuggestion && `Not in ${latest.label}. `}
      <Link to={latestDocSuggestion?.path ?? latest.path} onClick={() => savePreferredVersionName(latest.name)}>
        {latestDocSuggestion ? `See this page in ${latest.label}` : `Go to the ${latest.label} documentation`}
      </Link>
    </>
  );
}
