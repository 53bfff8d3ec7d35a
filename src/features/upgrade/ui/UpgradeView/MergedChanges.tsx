import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import InlineText from '@site/src/components/InlineText';
import {pluralize} from '@site/src/lib/pluralize';
import {mergeChanges, type MergedChange, type MergedGroup} from '../../merge-changes';
import {type ChangeGroup, groupByMinor, groupId, type ReleaseChanges} from '@site/src/features/releases';
import Heading from '@theme/Heading';
import {useEffect, useMemo, type ReactNode} from 'react';
import styles from './changes.module.css';

interface Props {
  from: string;
  to: string;
  /** After `from`, up to and including `to`, newest first. */
  releases: ReleaseChanges[];
  /** The number of items of the checklist. */
  points: number;
  /** Shown after the changes that require action: the checklist and the configuration check. */
  children: ReactNode;
}

/** The number of changes of a group that are expanded at first; the minors after that are collapsed. */
const AT_ONCE = 15;

/** Groups that few read to the end: all their minors are collapsed if they have more than `AT_ONCE` changes. */
const LESS_URGENT: ReadonlySet<ChangeGroup> = new Set(['Added', 'Performance', 'Fixed']);

/** The changes in a range of releases, by group and minor, each with links to the releases that made it. */
export default function MergedChanges({from, to, releases, points, children}: Props) {
  const {hash} = useLocation();
  const groups = useMemo(() => mergeChanges(releases), [releases]);
  const required = groups.filter(({group}) => group === 'Action required');
  const others = groups.filter(({group}) => group !== 'Action required');
  const total = groups.reduce((sum, {changes}) => sum + changes.length, 0);

  // The groups load after the browser has looked for the heading that the address names.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);

  return (
    <>
      <Heading as="h2" id="changes">
        From {from} to {to}
      </Heading>
      <p role="status">
        {total === 0
          ? 'No changes are listed between these releases.'
          : `${pluralize(total, 'change')} in ${pluralize(releases.length, 'release')}`}
      </p>
      <nav aria-label="Contents">
        <ul className={styles.groups}>
          {required.map(linkToGroup)}
          <li>
            <a href="#checklist">Checklist</a> ({points})
          </li>
          <li>
            <a href="#check-configuration">Check your configuration</a>
          </li>
          {others.map(linkToGroup)}
        </ul>
      </nav>
      {required.map((group) => (
        <Group key={group.group} {...group} />
      ))}
      {children}
      {others.length > 0 && (
        <Heading as="h2" id="other-changes">
          {required.length > 0 ? 'Other changes' : 'Changes'}
        </Heading>
      )}
      {others.map((group) => (
        <Group key={group.group} {...group} />
      ))}
    </>
  );
}

function linkToGroup({group, changes}: MergedGroup) {
  return (
    <li key={group}>
      <a href={`#${groupId(group)}`}>{group}</a> ({changes.length})
    </li>
  );
}

function Group({group, changes}: MergedGroup) {
  const minors = groupByMinor(changes, ({releases}) => releases[0]!.version);
  const isFolded = LESS_URGENT.has(group) && changes.length > AT_ONCE;
  const before = minors.map((_, at) => minors.slice(0, at).reduce((sum, [, {length}]) => sum + length, 0));
  return (
    <>
      <Heading as="h3" id={groupId(group)}>
        {group}
      </Heading>
      {minors.map(([minor, own], at) =>
        minors.length === 1 && !isFolded ? (
          <ChangeList key={minor} changes={own} group={group} />
        ) : (
          <details key={minor} className={styles.minor} open={!isFolded && before[at]! < AT_ONCE}>
            <summary>
              <b>{minor}</b> {pluralize(own.length, 'change')}
            </summary>
            <ChangeList changes={own} group={group} />
          </details>
        ),
      )}
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
