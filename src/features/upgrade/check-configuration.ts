import {explain, nameOf, type SchemaProblem} from '../../lib/explain';
import {stepsOf} from '../../lib/setting-path';
import type {Json, JsonObject, Schema} from '../../lib/json';
import type {PlanData, PlanFeature} from '../availability';
import {changedDefaultsBetween, existsIn, valueText} from './plan';

type Path = SchemaProblem['path'];

/** Something in the file that the reader should look at; code in the text is in backticks. */
export interface ConfigurationProblem {
  /** The place in the file; missing for something that the file does not have. */
  path?: Path;
  kind: 'unknown' | 'removed' | 'renamed' | 'value' | 'default';
  key: string;
  text: string;
}

interface Target {
  from: string;
  to: string;
  /** The schema of the file in the version of `to`. */
  schema: Schema;
  data: PlanData;
  /** The number of letters by which two names differ. */
  distance: (a: string, b: string) => number;
}

/** Checks a configuration file before an upgrade, including the defaults that change for it. */
export function checkConfiguration(file: JsonObject, target: Target): ConfigurationProblem[] {
  const gone: ConfigurationProblem[] = [];
  const present = (withoutGone(file, [], target, gone) ?? {}) as JsonObject;
  const noEntries = Object.keys(present).flatMap((name) => noEntry(name, present[name]!, target));
  const rest = Object.fromEntries(Object.entries(present).filter(([name]) => noEntries.every(({key}) => key !== name)));
  const problems = explain(target.schema, rest).flatMap((problem) => schemaProblem(problem, target));
  return [...gone, ...noEntries, ...problems, ...changedDefaults(file, target)];
}

/** A value without the keys that the new version no longer has; these become problems. */
function withoutGone(value: Json, path: Path, target: Target, gone: ConfigurationProblem[]): Json | undefined {
  const feature = path.length > 0 ? goneFeature(path, target) : undefined;
  if (feature) {
    const {successor} = feature;
    const how = successor === undefined ? '' : ` Use \`${successor}\` instead.`;
    const text = `${target.to} does not have this key.${how}`;
    gone.push({path, kind: how ? 'renamed' : 'removed', key: nameOf(path), text});
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  const before = gone.length;
  const keep = (inner: Json, step: string | number) => withoutGone(inner, [...path, step], target, gone);
  // An item leaves an empty one behind, so that the others keep their positions and thus their lines.
  if (Array.isArray(value)) {
    return value.map((item, position) => {
      const left = keep(item, position);
      return left === undefined ? {} : left;
    });
  }
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const left = keep(inner, name);
    return left === undefined ? [] : [[name, left] as const];
  });
  return kept.length === 0 && gone.length > before ? undefined : Object.fromEntries(kept);
}

/** The removed feature at a path. A section that holds other keys is checked key by key. */
function goneFeature(path: Path, {data, to}: Target): PlanFeature | undefined {
  const keys = data.features.filter(({noun}) => noun === 'Configuration key');
  const feature = keys.find(({name}) => fits(path, stepsOf(name)));
  const holdsOthers = keys.some(({name}) => name.startsWith(`${feature?.name}.`));
  return feature && !holdsOthers && !existsIn(feature, to) ? feature : undefined;
}

const sectionsOf = ({schema}: Target) => Object.keys(schema.properties as Schema);

/** Reports a top-level key that is neither a section nor a component, if it looks misspelled or does not fit. */
function noEntry(name: string, value: Json, target: Target): ConfigurationProblem[] {
  const isComponent = typeof value === 'object' && value !== null && 'package' in value;
  if (isComponent || sectionsOf(target).includes(name)) return [];
  const meant = nearestOf(name, sectionsOf(target), target);
  const isWrong = meant !== undefined || explain(target.schema, {[name]: value}).length > 0;
  return isWrong ? [unknown([name], meant, target)] : [];
}

function schemaProblem({path, message, expected, known}: SchemaProblem, target: Target): ConfigurationProblem[] {
  const key = nameOf(path);
  if (!known) return [{path, kind: 'value', key, text: `${message.replace(`${key} `, '')}; expected ${expected}.`}];
  const meant = nearestOf(String(path.at(-1)), known, target);
  // Besides the keys that all entries have, an entry has the options of its component.
  const isOption = path.length === 2 && !sectionsOf(target).includes(String(path[0]));
  return isOption && meant === undefined ? [] : [unknown(path, meant, target)];
}

function unknown(path: Path, meant: string | undefined, {to}: Target): ConfigurationProblem {
  const hint = meant === undefined ? '' : ` Did you mean \`${nameOf([...path.slice(0, -1), meant])}\`?`;
  return {path, kind: 'unknown', key: nameOf(path), text: `Unknown in ${to}.${hint}`};
}

function changedDefaults(file: JsonObject, {data, from, to}: Target): ConfigurationProblem[] {
  const isSet = (key: string) =>
    key.split('.').reduce<Json | undefined>((part, step) => (part as JsonObject | undefined)?.[step], file) !==
    undefined;
  return changedDefaultsBetween(data.defaults, from, to)
    .filter(({key}) => !isSet(key) && !(key.startsWith('clustering.') && !('clustering' in file)))
    .map(({key, before, after}) => ({
      kind: 'default',
      key,
      text: `Not in the file: its default was ${valueText(before)} and is ${valueText(after)} in ${to}.`,
    }));
}

/** `*` in a name stands for any key, `[]` for a position in a list. */
function fits(path: Path, parts: readonly string[]): boolean {
  return (
    path.length === parts.length &&
    parts.every(
      (part, at) =>
        part === (typeof path[at] === 'number' ? '[]' : path[at]) || (part === '*' && typeof path[at] === 'string'),
    )
  );
}

/** The most similar name, if any. Short names are similar to everything, so they may differ in fewer letters. */
function nearestOf(name: string, names: readonly string[], {distance}: Target): string | undefined {
  const limit = name.length > 4 ? 2 : 1;
  const near = names
    .map((each) => ({each, far: distance(name.toLowerCase(), each.toLowerCase())}))
    .filter(({far}) => far <= limit)
    .toSorted((a, b) => a.far - b.far);
  return near[0]?.each;
}
