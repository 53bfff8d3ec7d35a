import {
  arrivalIn,
  type Availabilities,
  type Availability,
  builtInComponents,
  componentOptions,
  hasCome,
  isAvailable,
  moduleKeys,
} from '../../../src/features/availability';
import {isObject, type Json, type JsonObject} from '../../../src/lib/json';
import type {PageProblem, Fence} from '../types';
import {schemaProblemsInYaml} from './syntax';
import type {SchemaProblem} from '../../../src/lib/explain';
import {compareVersions} from '../../../src/lib/compare-versions';

/**
 * Checks that the components of a `config.yaml` and their options, as far as the product defines them, exist in this
 * version and are not deprecated in it. A text that does not parse is left to `yamlProblems`.
 */
export function checkComponentFile({text, attributes}: Fence, version: string): PageProblem[] {
  if (!attributes.title?.startsWith('config.yaml')) return [];
  return schemaProblemsInYaml(text, (document) =>
    Object.entries((document as JsonObject | null) ?? {}).flatMap(([name, value]) => problemsOf(name, value, version)),
  );
}

function problemsOf(name: string, value: Json, version: string): SchemaProblem[] {
  const builtIn = builtInComponents[name];
  const feature = builtIn ?? moduleKeys[name];
  const itself = feature ? historyProblem(name, feature, version, [name]) : [];
  if (typeof value !== 'object' || value === null || itself.length > 0) return itself;
  return Object.entries(value).flatMap(([option, setting]) => {
    const path = [name, option];
    const known = builtIn?.options[option] ?? componentOptions[option];
    // Components that are not built in may have any options.
    if (!known) return builtIn ? [unknownOption(name, option, builtIn.options, version)] : [];
    const inner = Object.keys(isObject(setting) ? setting : {}).flatMap((key) => {
      const part = builtIn?.options[`${option}.${key}`] ?? componentOptions[`${option}.${key}`];
      return part ? historyProblem(`${option}.${key}`, part, version, [...path, key]) : [];
    });
    const isOld = builtIn && known.deprecated && compareVersions(known.deprecated, version) <= 0;
    const message = `the option ${option} is deprecated since ${known.deprecated}`;
    const old = isOld ? [{path, message, expected: known.successor ?? 'a file without it'}] : [];
    return [...historyProblem(`the option ${option}`, known, version, path), ...old, ...inner];
  });
}

function historyProblem(what: string, feature: Availability, version: string, path: string[]): SchemaProblem[] {
  if (hasCome(feature, version)) return [];
  return [{path, message: `${what} came with ${arrivalIn(feature, version)}`, expected: `what ${version} has`}];
}

function unknownOption(name: string, option: string, options: Availabilities, version: string): SchemaProblem {
  const known = Object.entries({...componentOptions, ...options}).filter(([, own]) => isAvailable(own, version));
  const expected = `one of ${known.map(([other]) => other).join(', ')}`;
  return {path: [name, option], message: `${name} has no option "${option}"`, expected};
}
