import {readFileSync} from 'node:fs';
import {projectPath} from '@site/tests/support';
import {expect, it} from 'vitest';

it('the workflows build with lines of Node.js that are maintained', () => {
  // End of life of each line that has long-term support.
  const ends: Record<string, string> = {20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30', 26: '2029-04-30'};
  const today = new Date().toISOString();
  for (const name of ['check', 'nightly', 'publish']) {
    const text = readFileSync(projectPath(`.github/workflows/${name}.yml`), 'utf8');
    const lines = [...text.matchAll(/node-version: (\d+)/g)].map(([, line]) => line!);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(ends[line]! > today, `Node.js ${line} in ${name}.yml`).toBe(true);
  }
});
