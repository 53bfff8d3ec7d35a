import {spawnSync} from 'node:child_process';
import {slowness} from '@site/tests/browser/support/pace';
import {appendFileSync} from 'node:fs';
import {join} from 'node:path';
import {projectCopies, projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {afterAll, expect, it} from 'vitest';

const copies = projectCopies('cspell.json', 'cspell-words.txt', '.markdownlint-cli2.jsonc');
afterAll(() => copies.remove());

/** Loaded into a process: prints at its end what it took of the processor, in microseconds. */
const REPORT = `data:text/javascript,process.on('exit',()=>console.error(JSON.stringify(process.cpuUsage())))`;

// Seconds of the processor, since those of the clock are also of what runs beside it. A page with samples of most kinds takes
// about 5, of which 2 are for the spelling, in a thread of its own. The first time, the command is compiled, which takes 3 more
// and is kept: hence once again.
it('npm run check takes less than 7 seconds of the processor for a page', {timeout: 120_000, retry: 2}, () => {
  const page = `versioned_docs/version-${versions[0]}/developers/rest.md`;
  const command = ['--import', REPORT, 'node_modules/jiti/lib/jiti-cli.mjs', 'scripts/content/check.ts', page];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  expect(stdout).toBe('0 problems in the files named.\n');
  expect(status).toBe(0);
  const {user, system} = JSON.parse(stderr) as NodeJS.CpuUsage;
  expect((user + system) / 1e6).toBeLessThan(7 * slowness());
});

it('npm run check tells of all pages named, also where MDX cannot be read', {timeout: 240_000}, () => {
  const copy = copies.make();
  const folder = `versioned_docs/version-${versions[0]}`;
  const pages = [`${folder}/index.mdx`, `${folder}/developers/rest.md`];
  appendFileSync(join(copy, pages[0]!), '\nHello {there\n');
  appendFileSync(join(copy, pages[1]!), '\nIt is simply there.\n');
  const command = [projectPath('node_modules/jiti/lib/jiti-cli.mjs'), 'scripts/content/check.ts', ...pages];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {cwd: copy, encoding: 'utf8'});
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /index\.mdx:\d+: Unexpected end of file in expression, expected a corresponding closing brace/,
  );
  expect(stdout).toMatch(/rest\.md:\d+: "simply" is a word that this site does not use/);
  // The last line, which nothing stopped; the other problems are that the working copy says something else.
  expect(stdout).toMatch(/\n4 problems in the files named\.\n$/);
  expect(status).toBe(1);
});
