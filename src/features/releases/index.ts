export {releaseSeries, type ReleaseSeries} from './data/release-series';
export {groupByMinor, minorOf} from './minor-of';
export {changeGroups, groupId, type Change, type ChangeGroup, type ReleaseChanges} from './release';
