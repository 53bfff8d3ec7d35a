import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {projectPath} from '@site/tests/support';
import {expect, it} from 'vitest';

const {scripts} = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as {scripts: Record<string, string>};
const tracked = execFileSync('git', ['ls-files'], {encoding: 'utf8'}).split('\n');
/** The files that a command starts with. */
const commands = tracked.filter(
  (file) =>
    /^scripts\/.*\.(?:ts|mjs)$/.test(file) &&
    file !== 'scripts/content/watch.ts' &&
    /^import .*'(?:\.\.?\/)+help\.mjs';$/m.test(readFileSync(projectPath(file), 'utf8')),
);

it('npm run lists few commands', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(15);
  expect(commands.length).toBeGreaterThan(15);
});

it('what is written about a command names one that there is', () => {
  const texts = tracked.filter((file) =>
    /^(?:[^/]+|(?:src|scripts|tests|\.github)\/.*)\.(?:md|ts|tsx|yml)$/.test(file),
  );
  const wrong = texts.flatMap((file) =>
    [...readFileSync(projectPath(file), 'utf8').matchAll(/`npm run ([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(wrong).toEqual([]);
});

it.each(commands)('%s --help says what it does, and does nothing', {timeout: 120_000}, (file) => {
  const program = file.endsWith('.mjs') ? process.execPath : 'node_modules/.bin/jiti';
  const {status, stdout, stderr} = spawnSync(program, [file, '--help'], {
    encoding: 'utf8',
    env: {...process.env, NODE_OPTIONS: ''},
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const [comment = ''] = /^(?:\/\/.*\n)+/.exec(readFileSync(projectPath(file), 'utf8')) ?? [];
  expect(comment.length).toBeGreaterThan(40);
  expect(stdout).toBe(comment.replaceAll(/^\/\/ ?/gm, ''));
});
