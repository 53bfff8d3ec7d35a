import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import InlineText from '@site/src/components/InlineText';
import {mergeChanges, type MergedChange} from '@site/src/lib/releases/merge-changes';
import {counted} from '@site/src/lib/counted';
import {groupId, type ChangeGroup, type ReleaseChanges} from '@site/src/lib/releases/release';
import Heading from '@theme/Heading';
import {Fragment, useEffect, useMemo} from 'react';
import styles from './changes.module.css';

interface Props {
  from: ReleaseChanges;
  to: ReleaseChanges;
  /** After `from`, up to and including `to`, newest first. */
  releases: ReleaseChanges[];
}

/** Changes of a group that are shown at once; what follows is folded. */
const AT_ONCE = 15;

/** The changes of a range of releases, by group, each with links to the releases that made it. */
export default function MergedChanges({from, to, releases}: Props) {
  const {hash} = useLocation();
  const groups = useMemo(() => mergeChanges(releases), [releases]);
  const total = groups.reduce((sum, {changes}) => sum + changes.length, 0);

  // The groups arrive after the browser has looked for the heading that a shared address names.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  return (
    <>
      <Heading as="h2" id="changes">
        From {from.version} to {to.version}
      </Heading>
      <p role="status">
        {total === 0
          ? 'The notes list no change between these two.'
          : `${counted(total, 'change')} in ${counted(releases.length, 'release')}`}
      </p>
      {groups.length > 1 && (
        <nav aria-label="Groups of changes">
          <ul className={styles.groups}>
            {groups.map(({group, changes}) => (
              <li key={group}>
                <a href={`#${groupId(group)}`}>{group}</a> ({changes.length})
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({group, changes}) => (
        <Fragment key={group}>
          <Heading as="h3" id={groupId(group)}>
            {group}
          </Heading>
          <ChangeList changes={changes.slice(0, AT_ONCE)} group={group} />
          {changes.length > AT_ONCE && (
            <details className={styles.more}>
              <summary>{counted(changes.length - AT_ONCE, 'more change')}</summary>
              <ChangeList changes={changes.slice(AT_ONCE)} group={group} />
            </details>
          )}
        </Fragment>
      ))}
    </>
  );
}

function ChangeList({changes, group}: {changes: MergedChange[]; group: ChangeGroup}) {
  return (
    <ul className={styles.changes}>
      {changes.map((merged) => (
        <ChangeItem key={merged.releases[0]!.version + JSON.stringify(merged.change)} {...merged} group={group} />
      ))}
    </ul>
  );
}

function ChangeItem({change, releases, group}: MergedChange & {group: ChangeGroup}) {
  return (
    <li>
      <span>
        {releases.map(({version, path}) => (
          <Link key={version} to={`${path}#${groupId(group)}`}>
            {version}
          </Link>
        ))}
      </span>
      <span>
        <InlineText text={change} />
      </span>
    </li>
  );
}
