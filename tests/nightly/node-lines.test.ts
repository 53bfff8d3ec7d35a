import {readFileSync} from 'node:fs';
import {projectPath} from '@site/tests/support';
import {expect, it} from 'vitest';
import {parse} from 'yaml';

interface Workflow {
  jobs: Record<string, {strategy?: {matrix: {node?: number[]}}; steps?: {with?: {'node-version'?: number | string}}[]}>;
}

/** End of life of each line that has long-term support. */
const ENDS: Record<number, string> = {20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30'};
/** Many still run these, so they are tested although they have ended. */
const SUPPORTED_BEYOND = new Set([20]);
const {engines} = JSON.parse(readFileSync(projectPath('package.json'), 'utf8')) as {engines: {node: string}};

/** The lines of Node.js that the jobs of a workflow run on, those of their matrices included. */
function linesOf(name: string): number[] {
  const {jobs} = parse(readFileSync(projectPath(`.github/workflows/${name}.yml`), 'utf8')) as Workflow;
  return Object.values(jobs).flatMap(({strategy, steps = []}) =>
    steps.flatMap(({with: options}) => {
      const version = options?.['node-version'];
      if (version === undefined) return [];
      return typeof version === 'number' ? [version] : (strategy?.matrix.node ?? []);
    }),
  );
}

it.each(['check', 'nightly'])('%s runs on each line of Node.js that package.json supports, and on no other', (name) => {
  const supported = engines.node.split('||').map((range) => Number(/\d+/.exec(range)?.[0]));
  expect([...new Set(linesOf(name))].toSorted((a, b) => a - b)).toEqual(supported);
});

it.each(['check', 'nightly', 'deploy'])('the lines of %s are maintained, or supported beyond their end', (name) => {
  const lines = linesOf(name);
  expect(lines.length).toBeGreaterThan(0);
  const today = new Date().toISOString();
  expect(lines.filter((line) => !SUPPORTED_BEYOND.has(line) && !(ENDS[line]! > today))).toEqual([]);
});

it('the site is published with the newest line', () => {
  expect(new Set(linesOf('deploy'))).toEqual(new Set([24]));
});
