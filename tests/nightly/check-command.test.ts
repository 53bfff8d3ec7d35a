import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {slowness} from '@site/tests/browser/support/pace';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {afterAll, expect, it} from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'usage-'));
afterAll(() => rmSync(folder, {recursive: true}));

// Seconds of the processor, since those of the clock are also of what runs beside it. A page with samples of most kinds takes
// about 8. The first time, the command is compiled, which takes 3 more and is kept: hence once again.
it('npm run check takes less than 10 seconds of the processor for a page', {timeout: 120_000, retry: 2}, () => {
  const usage = join(folder, 'usage.json');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      `--require=${projectPath('scripts/bench/report-usage.cjs')}`,
      'node_modules/jiti/lib/jiti-cli.mjs',
      'scripts/content/check.ts',
      `versioned_docs/version-${versions[0]}/developers/rest.md`,
    ],
    {encoding: 'utf8', env: {...process.env, USAGE_FILE: usage}},
  );
  expect(stdout + stderr).toBe('0 problems in the files named.\n');
  expect(status).toBe(0);
  const {cpuSeconds} = JSON.parse(readFileSync(usage, 'utf8')) as {cpuSeconds: number};
  expect(cpuSeconds).toBeLessThan(10 * slowness());
});
