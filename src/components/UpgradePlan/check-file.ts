import {editDistance} from '@site/src/lib/edit-distance';
import {checkConfiguration, type Finding, type SchemaKey} from '@site/src/lib/upgrade/check-configuration';
import type {PlanData} from '@site/src/lib/upgrade/plan';
import {readYaml} from '@site/src/lib/upgrade/read-yaml';

interface Check {
  data: PlanData;
  from: string;
  to: string;
  /** Address of the keys of the version. */
  schema: string;
}

/**
 * What in a file concerns a reader who upgrades, or why the file cannot be read.
 * @throws Error when the keys of the version cannot be loaded
 */
export async function checkFile(
  text: string,
  {schema, ...target}: Check,
): Promise<{findings: Finding[]} | {error: string}> {
  const file = readYaml(text);
  if ('error' in file) return {error: `Line ${file.line} is no valid YAML: ${file.error.replace(/\.?$/, '.')}`};
  const response = await fetch(schema);
  if (response.status === 404) return {error: `This site has no list of the configuration keys of ${target.to}.`};
  if (!response.ok) throw new Error('The configuration keys could not be loaded.');
  const {keys} = (await response.json()) as {keys: SchemaKey[]};
  return {findings: checkConfiguration(file.keys, {...target, keys, distance: (a, b) => editDistance(a, b, 2)})};
}
