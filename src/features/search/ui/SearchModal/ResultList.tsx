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
  /** Several versions were searched, so each result shows its own. */
  showsVersions: boolean;
  /** Position of the chosen option. */
  chosen: number;
  onChoose: (position: number) => void;
  onTake: (option: Option) => void;
  onScroll: () => void;
}

/** The results by page, and a way to ask instead. Not rendered again until the next results arrive. */
export default memo(function ResultList(props: Props) {
  const {list, id, query, results, options, showsVersions, chosen, onChoose, onTake, onScroll} = props;
  const count = options.length;
  // One listener for all options, so that they are not rendered again when only their handlers change.
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
    // The field has the focus and handles the keys.
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
            // Keyed by position: changing a text costs less than replacing an element.
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

/** Position of the option under the pointer; -1 if there is none. */
function positionAt({target}: MouseEvent): number {
  const option = (target as Element).closest('[role=option]');
  return Number(option?.getAttribute('aria-posinset') ?? 0) - 1;
}

interface GroupProps {
  group: PageGroup;
  showsVersion: boolean;
  /** Position of its first option among all options, from 0, and how many options there are. */
  first: number;
  count: number;
  /** Position of the chosen option if it is in this group; otherwise -1. */
  chosen: number;
}

/** A version begins with a digit. It is shown once: above the list, or here if several were searched. */
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
        {group.more > 0 && (
          <span className={styles.more}>
            {`${group.more} more ${group.more === 1 ? 'match' : 'matches'} on this page`}
          </span>
        )}
      </div>
      {hits.map((hit, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- same as the groups
        <HitOption key={place} {...shared(hit.url, place)} hit={hit} />
      ))}
      {otherVersions.map(({label, url}, place) => (
        <VersionOption key={label} {...shared(url, hits.length + place)} url={url} label={label} />
      ))}
    </div>
  );
});
