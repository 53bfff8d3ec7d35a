import {cliCommands} from '../data/cli-commands';
import {builtInComponents, componentOptions, moduleFunctions, moduleKeys} from '../data/components';
import {environmentVariables} from '../data/environment-variables';
import {globals} from '../data/globals';
import {
  instanceMembers,
  queryProperties,
  resourceTypes,
  sourceOptions,
  staticMembers,
  subscriptionProperties,
} from '../data/resources';
import {restFunctions, restJoiners, restOperators, restSyntax} from '../data/rest-queries';
import {schemaDirectives, schemaTypes} from '../data/schemas';
import type {Availabilities, Availability, OperationAvailabilities} from '../data/types';
import type {Feature} from '../matrix';
import type {History, FeatureKind} from '../presence';
import {namesOf} from '../../../lib/setting-names';
import {knownKeys, knownOperations} from './histories';
import {NATS, REPLICATION} from './operation-groups';

/** All features of the product, grouped by kind. */
export function collectFeatures(operations = knownOperations(), keys = knownKeys()): Feature[] {
  return [...operationFeatures(operations), ...keyFeatures(keys), ...otherFeatures()];
}

/** Operations, followed by those of their parameters that have their own history. */
export function operationFeatures(histories = knownOperations()): Feature[] {
  const all = [
    ...operationsOf(histories.operations),
    ...operationsOf(histories.natsOperations, NATS),
    ...operationsOf(histories.replicationOperations, REPLICATION),
  ];
  return [
    ...byName(all.filter(({kind}) => kind === 'operation')),
    ...byName(all.filter(({kind}) => kind === 'parameter')),
  ];
}

function keyFeatures(keys: Availabilities): Feature[] {
  return list('key', keys).map((feature) => {
    const variable = namesOf(feature.name).environmentVariable;
    return variable ? {...feature, variable} : feature;
  });
}

/** The features whose histories are written by hand. */
export function otherFeatures(): Feature[] {
  return [
    ...byName(list('variable', environmentVariables)),
    ...byName(list('command', cliCommands)),
    ...directives(),
    ...list('directive', schemaTypes, {group: 'type'}),
    ...list('global', globals),
    ...byName([
      ...list('method', instanceMembers, {group: 'instance'}),
      ...list('method', staticMembers, {group: 'static'}),
    ]),
    ...list('method', queryProperties, {of: 'query'}),
    ...list('method', subscriptionProperties, {of: 'subscribe'}),
    ...list('method', sourceOptions, {of: 'sourcedFrom'}),
    ...list('method', resourceTypes, {group: 'type'}),
    ...Object.entries(builtInComponents).flatMap(([name, {options, ...history}]) =>
      withParts({kind: 'component', name, ...plain(history)}, 'component', options),
    ),
    ...list('component', componentOptions, {group: 'option of any component'}),
    ...list('component', moduleKeys, {group: 'key of config.yaml'}),
    ...list('component', moduleFunctions, {group: 'export of a module'}),
    ...list('query', restOperators, {group: 'operator'}),
    ...list('query', restJoiners, {group: 'joins conditions'}),
    ...list('query', restFunctions, {group: 'function'}),
    ...list('query', restSyntax, {group: 'syntax'}),
  ];
}

function operationsOf(data: OperationAvailabilities, group?: string): Feature[] {
  return Object.entries(data).flatMap(([name, {parameters, ...history}]) =>
    withParts({kind: 'operation', name, ...(group && {group}), ...plain(history)}, 'parameter', parameters),
  );
}

function directives(): Feature[] {
  return Object.entries(schemaDirectives).flatMap(([name, {arguments: parts, ...history}]) =>
    withParts({kind: 'directive', name: `@${name}`, ...plain(history)}, 'directive', parts),
  );
}

/** A feature, followed by those of its parts that have their own history; the others are listed in it. */
function withParts(whole: Feature, kind: FeatureKind, parts: Availabilities): Feature[] {
  const entries = Object.entries(parts);
  const hasOwn = ([, {since, removed, deprecated}]: [string, Availability]) =>
    (since !== undefined && String(since) !== String(whole.since)) || removed !== undefined || deprecated !== undefined;
  const others = entries.filter((entry) => !hasOwn(entry)).map(([name]) => name);
  return [
    {...whole, ...(others.length > 0 && {parts: others})},
    ...entries.filter(hasOwn).map(([name, part]): Feature => ({
      kind,
      name,
      of: whole.name,
      ...(whole.group && {group: whole.group}),
      // A part never exists without its whole.
      ...plain({...part, since: part.since ?? whole.since, removed: part.removed ?? whole.removed}),
    })),
  ];
}

function list(kind: FeatureKind, features: Availabilities, more: Pick<Feature, 'of' | 'group'> = {}): Feature[] {
  return Object.entries(features).map(([name, history]) => ({kind, name, ...more, ...plain(history)}));
}

/** The history of a feature, without anything else in its entry. */
function plain({since, documentedSince, removed, deprecated, successor}: Availability): History {
  return {since, documentedSince, removed, deprecated, successor};
}

function byName(features: Feature[]): Feature[] {
  const key = ({name, of = '', group = ''}: Feature) => `${of}\0${name}\0${group}`;
  return features.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
