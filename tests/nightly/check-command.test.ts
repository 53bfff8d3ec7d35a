import {spawnSync} from 'node:child_process';
import {slowness} from '@site/tests/browser/support/pace';
import versions from '@site/versions.json';
import {expect, it} from 'vitest';

/** Loaded into a process: prints at its end what it took of the processor, in microseconds. */
const REPORT = `data:text/javascript,process.on('exit',()=>console.error(JSON.stringify(process.cpuUsage())))`;

// Seconds of the processor, since those of the clock are also of what runs beside it. A page with samples of most kinds takes
// about 8. The first time, the command is compiled, which takes 3 more and is kept: hence once again.
it('npm run check takes less than 10 seconds of the processor for a page', {timeout: 120_000, retry: 2}, () => {
  const page = `versioned_docs/version-${versions[0]}/developers/rest.md`;
  const command = ['--import', REPORT, 'node_modules/jiti/lib/jiti-cli.mjs', 'scripts/content/check.ts', page];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  expect(stdout).toBe('0 problems in the files named.\n');
  expect(status).toBe(0);
  const {user, system} = JSON.parse(stderr) as NodeJS.CpuUsage;
  expect((user + system) / 1e6).toBeLessThan(10 * slowness());
});
