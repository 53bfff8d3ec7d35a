import type {PageGroup, SearchResults} from '../../engine/results';
import {memo, useId, type MouseEvent, type RefObject} from 'react';
import {isPlainClick} from '../is-plain-click';
import resultStyles from '../results/styles.module.css';
import styles from './list.module.css';
import {optionId, type Option} from './options';
import {AskOption, HitOption, VersionOption} from './ResultOption';

interface Props {
  list: RefObject<HTMLDivElement | null>;
  id: string;
  query: string;
  results: SearchResults;
  options: Option[];
  /** Several versions were searched, and each result says its own. */
  showsVersions: boolean;
  /** Position of the chosen option. */
  chosen: number;
  onChoose: (position: number) => void;
  onTake: (option: Option) => void;
  onScroll: () => void;
}

/** The results by page, and a way to ask instead. Kept as it is while the reader types and the next results are not there. */
export default memo(function ResultList(props: Props) {
  const {list, id, query, results, options, showsVersions, chosen, onChoose, onTake, onScroll} = props;
  const count = options.length;
  // One listener for all options: they stay as they are when only what they would do has changed.
  const onMouseMove = (event: MouseEvent) => {
    const position = positionAt(event);
    if (position >= 0 && position !== chosen) onChoose(position);
  };
  const onClick = (event: MouseEvent) => {
    const option = options[positionAt(event)];
    if (!option || (option.saved && !isPlainClick(event))) return;
    event.preventDefault();
    onTake(option);
  };
  return (
    // The keys are heard by the field, which has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label="Results"
      className={styles.list}
      onMouseMove={onMouseMove}
      onClick={onClick}
      onScroll={onScroll}
    >
      {results.groups.map((group, place) => {
        const first = options.findIndex((option) => option.group === group);
        return (
          <Group
            // With its place for a key: to change a text costs less than to put one element in the place of another.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={place}
            group={group}
            showsVersion={showsVersions}
            first={first}
            count={count}
            chosen={options[chosen]?.group === group ? chosen : -1}
          />
        );
      })}
      <AskOption id={options.at(-1)!.id} query={query} isChosen={chosen === count - 1} position={count} count={count} />
    </div>
  );
});

/** Position of the option below the pointer; -1 when there is none. */
function positionAt({target}: MouseEvent): number {
  const option = (target as Element).closest('[role=option]');
  return Number(option?.getAttribute('aria-posinset') ?? 0) - 1;
}

interface GroupProps {
  group: PageGroup;
  showsVersion: boolean;
  /** Place of its first option among all, from 0, and how many these are. */
  first: number;
  count: number;
  /** Place of the chosen one, when it is one of its own; otherwise -1. */
  chosen: number;
}

/** A version begins with a digit. It is said once: by the line above the list, or here when several were searched. */
const VERSION = /^\d/;

/** A page with its options, in the order of `toOptions`. */
const Group = memo(function Group({group, showsVersion, first, count, chosen}: GroupProps) {
  const heading = useId();
  const {hits, otherVersions} = group;
  const isVersion = VERSION.test(group.label);
  const section = isVersion ? [] : [group.label];
  const shared = (url: string, place: number) => ({
    id: optionId(url),
    isChosen: first + place === chosen,
    position: first + place + 1,
    count,
  });
  return (
    <div role="group" aria-labelledby={heading}>
      <div id={heading} className={styles.groupHeading}>
        <span>{[...section, ...group.trail, group.title].join(' › ')}</span>
        {isVersion && showsVersion && <span className={resultStyles.badge}>{group.label}</span>}
        {group.more > 0 && <span className={styles.more}>{group.more} more on this page</span>}
      </div>
      {hits.map((hit, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- as the groups
        <HitOption key={place} {...shared(hit.url, place)} hit={hit} />
      ))}
      {otherVersions.map(({label, url}, place) => (
        <VersionOption key={label} {...shared(url, hits.length + place)} url={url} label={label} />
      ))}
    </div>
  );
});
