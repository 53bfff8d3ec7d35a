import sidebars from '@site/fabric-sidebars';
import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {CheckReport} from '@site/src/features/content-check';
import {projectCopies} from '@site/tests/support';
import {afterAll, expect, it, vi} from 'vitest';

vi.setConfig({testTimeout: 300_000, hookTimeout: 120_000});

// The script that `npm start` runs, without the rest of it.
const copies = projectCopies('cspell.json', 'cspell-words.txt', '.markdownlint-cli2.jsonc');
const copy = copies.make();
const children: ChildProcess[] = [];
afterAll(async () => {
  await Promise.all(
    children.filter(({exitCode}) => exitCode === null).map((child) => (child.kill(), once(child, 'exit'))),
  );
  copies.remove();
});

function start(...files: string[]) {
  const runner = join(copy, 'node_modules/jiti/lib/jiti-cli.mjs');
  const child = fork(runner, [join(copy, 'scripts/content/watch.ts'), ...files], {cwd: copy, silent: true});
  children.push(child);
  const rounds: CheckReport[] = [];
  child.on('message', (round) => rounds.push(round as CheckReport));
  /** The next round with a file among those that were saved. */
  const roundWith = async (file: string) => {
    const known = rounds.length;
    await expect.poll(() => rounds.slice(known).some(({saved}) => saved.includes(file)), {timeout: 200_000}).toBe(true);
    return rounds
      .slice(known)
      .find(({saved}) => saved.includes(file))!
      .problems.map(({file: at, message}) => `${at}: ${message}`);
  };
  return {child, roundWith};
}

// Any page of the guide, since each of them can move.
const GUIDE = `fabric/${sidebars.fabric.at(-1)}.md`;
const ORPHAN = 'fabric/nowhere.md: the page is in no sidebar, so only the search finds nowhere';
const BROKEN = `${GUIDE}: the link ./nowhere.md leads nowhere: there is no fabric/nowhere.md`;

it('checks what is named at once, then what is saved, each time, until it is right', async () => {
  const path = join(copy, GUIDE);
  const text = readFileSync(path, 'utf8');
  appendFileSync(path, '\n[Nowhere](./nowhere.md)\n');
  const {child, roundWith} = start(GUIDE);
  expect(await roundWith(GUIDE)).toEqual([BROKEN]);
  const again = roundWith(GUIDE);
  writeFileSync(path, readFileSync(path));
  expect(await again).toEqual([BROKEN]);

  // A save elsewhere looks at it once more: the page that was missing is there now.
  const page = 'fabric/nowhere.md';
  const added = roundWith(page);
  writeFileSync(
    join(copy, page),
    text
      .replace(/^title: .*$/m, 'title: Nowhere')
      .replace(/^description: .*$/m, `description: ${'Somewhere in Fabric. '.repeat(4).trim()}`),
  );
  expect(await added).toEqual([ORPHAN]);
  const removed = roundWith(page);
  rmSync(join(copy, page));
  expect(await removed).toEqual([expect.stringContaining(`${page}: the page is gone, but ${GUIDE}:`)]);

  const fixed = roundWith(GUIDE);
  writeFileSync(path, text);
  expect(await fixed).toEqual([]);

  // The checks read their data once.
  const ended = once(child, 'exit');
  appendFileSync(join(copy, 'cspell-words.txt'), 'fabricated\n');
  expect(await ended).toEqual([75, null]);
});
