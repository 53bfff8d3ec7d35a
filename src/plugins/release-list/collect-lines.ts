import {minorOf} from '../../lib/releases/minor-of';
import type {Release, ReleaseLine} from '../../lib/releases/release';

/** The minors that releases belong to, in the order in which their newest releases stand. */
export function collectLines(releases: readonly Release[]): ReleaseLine[] {
  const byLine = new Map<string, Release[]>();
  for (const release of releases) {
    const line = minorOf(release.version);
    byLine.set(line, [...(byLine.get(line) ?? []), release]);
  }
  return [...byLine].map(([line, members]) => {
    const latest = members[0]!;
    return {
      line,
      series: latest.series,
      latest: {version: latest.version, date: latest.date, path: latest.path, summary: latest.summary},
      count: members.length,
    };
  });
}
