import {readFileSync} from 'node:fs';
import {projectPath} from '@site/tests/support';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

interface Workflow {
  jobs: Record<string, {steps: {run?: string; env?: Record<string, string>}[]}>;
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
