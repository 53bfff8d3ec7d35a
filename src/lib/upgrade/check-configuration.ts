import {explain, nameOf, type Misfit} from '../explain';
import type {Json, JsonObject, Schema} from '../json';
import {changedDefaultsBetween, existsIn, valueText, type PlanData, type PlanFeature} from './plan';

type Path = Misfit['path'];

/** Something in the file that concerns the reader; code in the text stands in backticks. */
export interface Finding {
  /** Where in the file; missing for what the file does not have. */
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
  /** How many letters of two names differ. */
  distance: (a: string, b: string) => number;
}

/** What in a configuration file needs a look before an upgrade, and the defaults that change for it. */
export function checkConfiguration(file: JsonObject, target: Target): Finding[] {
  const gone: Finding[] = [];
  const present = (withoutGone(file, [], target, gone) ?? {}) as JsonObject;
  const noEntries = Object.keys(present).flatMap((name) => noEntry(name, present[name]!, target));
  const rest = Object.fromEntries(Object.entries(present).filter(([name]) => noEntries.every(({key}) => key !== name)));
  const misfits = explain(target.schema, rest).flatMap((misfit) => findingOf(misfit, target));
  return [...gone, ...noEntries, ...misfits, ...defaultFindings(file, target)];
}

/** What is left of a value without the keys that the version does not have any more; these become findings. */
function withoutGone(value: Json, path: Path, target: Target, gone: Finding[]): Json | undefined {
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
  // A position stays what it is, so that the lines of the others do.
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

/** A section that holds others is looked at key by key. */
function goneFeature(path: Path, {data, to}: Target): PlanFeature | undefined {
  const keys = data.features.filter(({noun}) => noun === 'Configuration key');
  const feature = keys.find(({name}) => fits(path, partsOf(name)));
  const holdsOthers = keys.some(({name}) => name.startsWith(`${feature?.name}.`));
  return feature && !holdsOthers && !existsIn(feature, to) ? feature : undefined;
}

const sectionsOf = ({schema}: Target) => Object.keys(schema.properties as Schema);

/** A key at the top is a section, or the entry of a component; what is neither is misspelt, whatever is inside. */
function noEntry(name: string, value: Json, target: Target): Finding[] {
  const isComponent = typeof value === 'object' && value !== null && 'package' in value;
  if (isComponent || sectionsOf(target).includes(name)) return [];
  const meant = nearestOf(name, sectionsOf(target), target);
  const isWrong = meant !== undefined || explain(target.schema, {[name]: value}).length > 0;
  return isWrong ? [unknown([name], meant, target)] : [];
}

function findingOf({path, message, expected, known}: Misfit, target: Target): Finding[] {
  const key = nameOf(path);
  if (!known) return [{path, kind: 'value', key, text: `${message.replace(`${key} `, '')}; expected ${expected}.`}];
  const meant = nearestOf(String(path.at(-1)), known, target);
  // Beside the keys that all entries have, one has the options of its component.
  const isOption = path.length === 2 && !sectionsOf(target).includes(String(path[0]));
  return isOption && meant === undefined ? [] : [unknown(path, meant, target)];
}

function unknown(path: Path, meant: string | undefined, {to}: Target): Finding {
  const hint = meant === undefined ? '' : ` Did you mean \`${nameOf([...path.slice(0, -1), meant])}\`?`;
  return {path, kind: 'unknown', key: nameOf(path), text: `Unknown in ${to}.${hint}`};
}

function defaultFindings(file: JsonObject, {data, from, to}: Target): Finding[] {
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

/** `*` in a name stands for one of the reader's choice, `[]` for a position in a list. */
function fits(path: Path, parts: readonly string[]): boolean {
  return (
    path.length === parts.length &&
    parts.every(
      (part, at) =>
        part === (typeof path[at] === 'number' ? '[]' : path[at]) || (part === '*' && typeof path[at] === 'string'),
    )
  );
}

/** `tls[].host` is `tls`, `[]` and `host`. */
const partsOf = (name: string) => name.replaceAll('[]', '.[]').split('.');

/** Names of few letters are near to everything. */
function nearestOf(name: string, names: readonly string[], {distance}: Target): string | undefined {
  const limit = name.length > 4 ? 2 : 1;
  const near = names
    .map((each) => ({each, far: distance(name.toLowerCase(), each.toLowerCase())}))
    .filter(({far}) => far <= limit)
    .toSorted((a, b) => a.far - b.far);
  return near[0]?.each;
}
