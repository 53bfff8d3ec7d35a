import {expect, test} from 'vitest';
import {filterReleases, newestFirst} from '../../../../src/features/releases/filter-releases';

const release = (version: string, kind: 'major' | 'minor' | 'patch', summary: string, date: string | null) => ({
  version,
  kind,
  summary,
  date,
});

const releases = [
  release('4.6.17', 'patch', 'Blobs are kept.', '2025-11-11'),
  release('4.6.1', 'patch', 'MQTT over WebSockets.', '2025-06-20'),
  release('4.6.0', 'minor', 'Vector indexes.', '2025-06-13'),
  release('4.4.6', 'patch', 'Certificates for MQTT.', '2024-11-25'),
  release('4.2.0', 'minor', 'The Resource API.', null),
  release('4.0.0', 'major', 'Clustering, and Node.js 10.15.', '2022-11-02'),
];

test.each([
  ['', '', ['4.6.17', '4.6.1', '4.6.0', '4.4.6', '4.2.0', '4.0.0']],
  ['  mqtt ', '', ['4.6.1', '4.4.6']],
  ['websockets MQTT', '', ['4.6.1']],
  ['4.6', '', ['4.6.17', '4.6.1', '4.6.0']],
  ['4.6.', '', ['4.6.17', '4.6.1', '4.6.0']],
  ['v4.6.1', '', ['4.6.17', '4.6.1']],
  ['10.15', '', ['4.0.0']],
  ['2025-06', '', ['4.6.1', '4.6.0']],
  ['unknown', '', ['4.2.0']],
  ['', 'minor', ['4.6.0', '4.2.0']],
  ['vector', 'patch', []],
  ['(', '', []],
] as const)('the words %j and the kind %j leave %j', (text, kind, versions) => {
  expect(filterReleases(releases, {text, kind}).map(({version}) => version)).toEqual(versions);
});

test('by date, the newest comes first, and what has no date last', () => {
  const mixed = [releases[4]!, releases[3]!, releases[0]!, releases[2]!];
  expect(newestFirst(mixed).map(({version}) => version)).toEqual(['4.6.17', '4.6.0', '4.4.6', '4.2.0']);
});
