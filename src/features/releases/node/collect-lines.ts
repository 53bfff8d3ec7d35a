import {groupByMinor} from '../minor-of';
import type {Release, ReleaseLine} from '../release';

/** The minors that the releases belong to, in the order of their newest releases. */
export function collectLines(releases: readonly Release[]): ReleaseLine[] {
  return groupByMinor(releases, ({version}) => version).map(([line, members]) => {
    const {series, version, date, path, summary} = members[0]!;
    return {line, series, latest: {version, date, path, summary}, count: members.length};
  });
}
