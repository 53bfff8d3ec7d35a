import type {PageGroup, SearchResults} from '@site/src/lib/search/results';
import {memo, useId, type MouseEvent, type ReactNode, type RefObject} from 'react';
import {isPlainClick} from '../is-plain-click';
import {AskOption, HitOption, VersionOption} from './ResultOption';
import type {Option} from './options';
import styles from './styles.module.css';

interface Props {
  list: RefObject<HTMLDivElement | null>;
  id: string;
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
  const {list, id, results, options, showsVersions, chosen, onChoose, onTake, onScroll} = props;
  // One listener for all options: they stay as they are when only what they would do has changed.
  const onMouseMove = (event: MouseEvent) => {
    const position = positionAt(event);
    if (position >= 0 && position !== chosen) onChoose(position);
  };
  const onClick = (event: MouseEvent) => {
    const option = options[positionAt(event)];
    if (!option || (option.kind !== 'ask' && !isPlainClick(event))) return;
    event.preventDefault();
    onTake(option);
  };
  // With their places for keys: to change a text costs less than to put one element in the place of another at every key.
  const render = ({option, position}: {option: Option; position: number}, place: number) => {
    const shared = {id: option.id, isChosen: position === chosen, position: position + 1, count: options.length};
    if (option.kind === 'ask') return <AskOption key={place} {...shared} query={option.query} />;
    if (option.kind === 'version') {
      return <VersionOption key={place} {...shared} url={option.url} label={option.label} />;
    }
    return <HitOption key={place} {...shared} url={option.url} hit={option.hit} />;
  };
  const numbered = options.map((option, position) => ({option, position}));
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
      {results.groups.map((group, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- see render
        <Group key={place} group={group} showsVersion={showsVersions}>
          {numbered.filter(({option}) => option.kind !== 'ask' && option.group === group).map(render)}
        </Group>
      ))}
      {numbered.filter(({option}) => option.kind === 'ask').map(render)}
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
  children: ReactNode;
}

/** A version begins with a digit. It is said once: by the line above the list, or here when several were searched. */
const VERSION = /^\d/;

function Group({group, showsVersion, children}: GroupProps) {
  const heading = useId();
  const isVersion = VERSION.test(group.label);
  const section = isVersion ? [] : [group.label];
  return (
    <div role="group" aria-labelledby={heading} className={styles.group}>
      <div id={heading} className={styles.groupHeading}>
        <span>{[...section, ...group.trail, group.title].join(' › ')}</span>
        {isVersion && showsVersion && <span className={styles.badge}>{group.label}</span>}
        {group.more > 0 && <span className={styles.more}>{group.more} more on this page</span>}
      </div>
      {children}
    </div>
  );
}
