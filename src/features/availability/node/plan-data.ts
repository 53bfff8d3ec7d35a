import {changedDefaults} from '../data/configuration-defaults';
import type {PlanData, PlanFeature} from '../plan';
import type {FeatureKind} from '../presence';
import type {Catalogue, Operation} from '../../api/node';
import type {Feature} from '../matrix';
import {NATS} from './operation-groups';

const nouns: Record<FeatureKind, string> = {
  operation: 'Operation',
  parameter: 'Parameter',
  key: 'Configuration key',
  variable: 'Environment variable',
  command: 'CLI command',
  directive: 'Schema directive',
  global: 'Global',
  method: 'Resource method',
  component: 'Component option',
  query: 'REST query',
};

/**
 * The part of the availability data that the upgrade view needs.
 *
 * @param catalogues of all versions that have operation pages, oldest first
 */
export function planData(features: readonly Feature[], catalogues: readonly Catalogue[]): PlanData {
  return {
    features: [
      ...features
        .filter(({removed, deprecated}) => removed !== undefined || deprecated !== undefined)
        .map(({kind, name, of, group, since, removed, deprecated, successor}): PlanFeature => {
          const noun = `${nouns[kind]}${group === NATS ? ' of NATS clustering' : ''}`;
          return {noun, name, of, since, removed, deprecated, successor};
        }),
      ...newRequirements(features, catalogues),
    ],
    defaults: Object.fromEntries(
      Object.entries(changedDefaults).map(([key, values]) => [
        key,
        values.map(([since, value]): [string, string | number | boolean | null] => [since, value ?? null]),
      ]),
    ),
  };
}

/**
 * Parameters that an operation requires and did not require in the version before. The new name of an older parameter
 * does not count, since the older one is accepted, nor do nested parameters: the object around them may be optional.
 */
export function newRequirements(features: readonly Feature[], catalogues: readonly Catalogue[]): PlanFeature[] {
  return catalogues.slice(1).flatMap((newer, position) => {
    const older = catalogues[position]!;
    return newer.operations.flatMap((operation) => {
      const former = older.operations.filter(({name}) => name === operation.name);
      const before = former.find(({group}) => group === operation.group);
      if (!before) return [];
      const isRequired = ({parameters}: Operation, path: string) =>
        parameters.find(({name}) => name === path)?.required === 'yes';
      return operation.parameters
        .filter(({name, required}) => required === 'yes' && !/[.[]/.test(name))
        .filter(({name}) => !isRequired(before, name) && !isSuccessor(name, operation.name, features))
        .map(({name}): PlanFeature => ({
          noun: nouns.parameter,
          name,
          of: operation.name,
          requiredSince: newer.version,
        }));
    });
  });
}

function isSuccessor(name: string, operation: string, features: readonly Feature[]): boolean {
  return features.some(({kind, of, successor}) => kind === 'parameter' && of === operation && successor === name);
}
