import {expect, test} from 'vitest';
import type {Release} from '../../../../src/features/releases/release';
import {collectLines} from '../../../../src/features/releases/node/collect-lines';

const release = (version: string, date: string | null): Release => ({
  version,
  date,
  kind: 'patch',
  series: 'v4-tucker',
  path: `/release-notes/v4-tucker/${version}`,
  summary: `What ${version} brings.`,
});

test('puts the releases of a minor together, newest first', () => {
  const lines = collectLines([
    release('4.10.1', '2025-11-11'),
    release('4.10.0', null),
    release('4.1.0', '2023-01-01'),
  ]);
  expect(lines).toEqual([
    {
      line: '4.10',
      series: 'v4-tucker',
      latest: {
        version: '4.10.1',
        date: '2025-11-11',
        path: '/release-notes/v4-tucker/4.10.1',
        summary: 'What 4.10.1 brings.',
      },
      count: 2,
    },
    expect.objectContaining({line: '4.1', count: 1, latest: expect.objectContaining({version: '4.1.0'})}),
  ]);
});
