import {editDistance} from '@site/src/lib/edit-distance';
import type {Schema} from '@site/src/lib/json';
import {lineOf} from '@site/src/lib/line-of';
import {checkConfiguration, type ConfigurationProblem} from '../../check-configuration';
import type {PlanData} from '@site/src/features/availability';
import {readYaml} from '../../read-yaml';

interface Check {
  data: PlanData;
  from: string;
  to: string;
  /** Address of the schema of the version. */
  schema: string;
}

/** A problem with its line; one about something missing from the file has none. */
export type LocatedProblem = ConfigurationProblem & {line?: number};

/**
 * The findings in a file that matter for the upgrade, sorted by line, or the reason that the file cannot be checked.
 * @throws Error if the schema of the version cannot be loaded
 */
export async function checkFile(
  text: string,
  {schema: address, ...target}: Check,
): Promise<{problems: LocatedProblem[]} | {error: string}> {
  const read = readYaml(text);
  if ('error' in read) return {error: `Line ${read.line} isn’t valid YAML: ${read.error.replace(/\.?$/, '.')}`};
  const response = await fetch(address);
  if (response.status === 404) return {error: `The configuration keys of ${target.to} aren’t available on this site.`};
  if (!response.ok) throw new Error('Couldn’t load the configuration keys.');
  const schema = (await response.json()) as Schema;
  const distance = (a: string, b: string) => editDistance(a, b, 2);
  const problems = checkConfiguration(read.file, {...target, schema, distance}).map((problem) => ({
    ...problem,
    ...(problem.path && {line: lineOf(text, problem.path)}),
  }));
  return {problems: problems.toSorted((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity))};
}
