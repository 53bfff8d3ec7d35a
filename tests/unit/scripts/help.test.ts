import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {projectPath} from '@site/tests/support';
import {expect, it} from 'vitest';

const {scripts} = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as {scripts: Record<string, string>};
/** The commands whose program is ours. */
const commands = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /scripts\/\S+\.(?:ts|mjs)/.exec(command)?.[0];
  return file === undefined ? [] : [[name, command, file] as const];
});

it('knows the commands', () => expect(commands.length).toBeGreaterThan(18));

it.each(commands)(
  'npm run %s -- --help says what it does, and does nothing',
  {timeout: 120_000},
  (_, command, file) => {
    const [program = '', ...words] = command.split(' ');
    const {status, stdout, stderr} = spawnSync(
      program === 'node' ? process.execPath : `node_modules/.bin/${program}`,
      [...words, '--help'],
      {encoding: 'utf8', env: {...process.env, NODE_OPTIONS: ''}},
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const [comment = ''] = /^(?:\/\/.*\n)+/.exec(readFileSync(file, 'utf8')) ?? [];
    expect(comment.length).toBeGreaterThan(40);
    expect(stdout).toBe(comment.replaceAll(/^\/\/ ?/gm, ''));
  },
);
