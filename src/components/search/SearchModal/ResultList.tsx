import type {PageGroup, SearchResults} from '@site/src/lib/search/results';
import {memo, useId, type ReactNode} from 'react';
import ResultOption from './ResultOption';
import type {Option} from './options';
import styles from './styles.module.css';

interface Props {
  id: string;
  results: SearchResults;
  options: Option[];
  /** Several versions were searched, and each result says its own. */
  showsVersions: boolean;
  /** Position of the chosen option. */
  chosen: number;
  onChoose: (position: number) => void;
  onTake: (option: Option) => void;
}

/** The results by page, and a way to ask instead. Kept as it is while the reader types and the next results are not there. */
export default memo(function ResultList({id, results, options, showsVersions, chosen, onChoose, onTake}: Props) {
  const render = (option: Option, position: number) => (
    <ResultOption
      key={option.id}
      option={option}
      isChosen={position === chosen}
      position={position + 1}
      count={options.length}
      onChoose={() => onChoose(position)}
      onTake={() => onTake(option)}
    />
  );
  const numbered = options.map((option, position) => ({option, position}));
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.list}>
      {results.groups.map((group) => (
        <Group key={group.url} group={group} showsVersion={showsVersions}>
          {numbered
            .filter(({option}) => option.kind !== 'ask' && option.group === group)
            .map(({option, position}) => render(option, position))}
        </Group>
      ))}
      {numbered.filter(({option}) => option.kind === 'ask').map(({option, position}) => render(option, position))}
    </div>
  );
});

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
