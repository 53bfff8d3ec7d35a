import {execFileSync} from 'node:child_process';
import {chmodSync, readFileSync} from 'node:fs';
import {projectPath} from '@site/tests/support';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {scratchFolder} from '../scratch';
import {repositories} from '../versions/repository';

interface Workflow {
  jobs: Record<string, {steps: {id?: string; run?: string; env?: Record<string, string>}[]}>;
}

const {jobs} = parse(readFileSync(projectPath('.github/workflows/publish.yml'), 'utf8')) as Workflow;
const build = jobs.build!.steps.find(({run}) => run === 'npm run build')!.env!;

/** Settings without a default, from the table of the README: a fork that needs them cannot get them elsewhere. */
const optional = readFileSync(projectPath('src/config/README.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\|[^|]+\| none +\|/.test(line))
  .flatMap((line) => line.split('|')[1]!.match(/\w+/g) ?? []);

it('passes every setting without a default from the variables of the repository to the published build', () => {
  expect(optional).toEqual(expect.arrayContaining(['ANALYTICS_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_AGENT_ID']));
  expect(Object.fromEntries(optional.map((name) => [name, build[name]]))).toEqual(
    Object.fromEntries(optional.map((name) => [name, `\${{ vars.${name} }}`])),
  );
});

describe('which commit is published', () => {
  const scratch = scratchFolder();
  const {root, git} = repositories()({'README.md': ''});
  const [first, second, third] = ['first', 'second', 'third'].map((message) => {
    git('commit', '--quiet', '--allow-empty', '--message', message);
    return git('rev-parse', 'HEAD').trim();
  }) as [string, string, string];
  const {run: script} = jobs.order!.steps.find(({id}) => id === 'compare')!;

  /** What the step of the workflow says, when these commits have been published before. */
  function isNewest(commit: string, published: string[], isRollBack = false): string {
    scratch.write({gh: `#!/bin/sh\nprintf '%s\\n' ${published.join(' ')}\n`, output: ''});
    chmodSync(scratch.path('gh'), 0o755);
    execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script!], {
      cwd: root,
      env: {
        PATH: `${scratch.path()}:${process.env.PATH}`,
        COMMIT: commit,
        IS_ROLL_BACK: String(isRollBack),
        GITHUB_OUTPUT: scratch.path('output'),
      },
    });
    return scratch.read('output');
  }

  it.each([
    ['the first of all', first, [], true],
    ['a newer one', third, [second, first], true],
    ['the same again', second, [second], true],
    ['an older one', first, [third], false],
    ['an older one than any before', second, [first, third, first], false],
    ['one after a commit that is gone', second, ['0'.repeat(40)], true],
  ])('%s', (_, commit, published, expected) => expect(isNewest(commit, published)).toBe(`isNewest=${expected}\n`));

  it('an older one to go back', () => expect(isNewest(first, [third], true)).toBe('isNewest=true\n'));

  it('is asked before a build, one deployment at a time', () => {
    const read = (name: string) =>
      parse(readFileSync(projectPath(`.github/workflows/${name}.yml`), 'utf8')) as Record<string, unknown>;
    expect(read('deploy')).toMatchObject({concurrency: {group: 'deploy', 'cancel-in-progress': false}});
    expect(read('publish')).toMatchObject({
      jobs: {build: {needs: 'order', if: "${{ needs.order.outputs.isNewest == 'true' }}"}},
    });
    expect(read('roll-back')).toMatchObject({jobs: {publish: {with: {isRollBack: true}}}});
  });
});
