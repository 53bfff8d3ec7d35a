import {valueRules} from '../data/configuration-values';
import {productIn} from '../../versions';
import {isObject, type Json, type Schema} from '../../../lib/json';
import {literalsOf, membersOf, plainTypesOf, type Type} from '../../../page-model/cell-types';
import {itemType, nestKeys, type Place} from './nest-keys';
import type {ConfigKey, Configuration} from './types';

/**
 * The JSON Schema of the configuration file: draft-07, which YAML editors support in full. Alternatives without
 * literals share one schema with several types, not `anyOf`: editors then complete keys and report mistakes briefly.
 * @param id address of the schema
 * @param undocumented keys that the version has but its page does not name; `*` stands for names the reader chooses
 */
export function configSchema(
  {version, file, keys}: Configuration,
  id: string,
  undocumented: Iterable<string> = [],
): Schema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: id,
    title: `${file} of ${productIn(version)} ${version}`,
    type: 'object',
    ...withEntries(contentSchema(nestKeys(keys, undocumented))),
  };
}

/**
 * At the top of the file, a name that the reader chooses is that of a component: an entry with a package, and with
 * whatever options the component has. Without the package it is taken for a misspelled section.
 */
function withEntries(top: Schema): Schema {
  const entry = top.additionalProperties;
  if (!isObject(entry)) return top;
  return {...top, additionalProperties: {...entry, type: 'object', required: ['package'], additionalProperties: true}};
}

function placeSchema(place: Place): Schema {
  const schema = typeSchema(place.type, place);
  if (!place.key) return schema;
  const {key} = place.key;
  const {mayBeEmpty, keys: _, ...limits} = Object.assign({}, ...valueRules.filter(({keys}) => keys.test(key))) as Rule;
  const {type} = schema;
  return {
    ...schema,
    ...(mayBeEmpty && type !== undefined && {type: [...new Set([type, 'null'].flat())] as Json}),
    ...limits,
    ...annotations(place.key),
  };
}

type Rule = Partial<(typeof valueRules)[number]>;

function typeSchema(type: Type, place: Place): Schema {
  const literals = literalsOf(type);
  if (literals) return {enum: literals};
  const members = membersOf(type);
  if (members.some(({kind}) => kind === 'literals')) {
    return {anyOf: members.map((member) => typeSchema(member, place))};
  }
  const names = plainTypesOf(type);
  return {
    ...(!names.includes('any') && {type: names.length === 1 ? names[0]! : names}),
    ...(names.includes('array') && itemsSchema(place)),
    ...(names.includes('object') && contentSchema(place)),
  };
}

function itemsSchema(place: Place): Schema {
  const own = place.inside.get('[]');
  if (own) return {items: placeSchema(own)};
  const type = itemType(place);
  // Keys documented inside of the key belong to its object form, not to the items.
  return {items: typeSchema(type, {...place, type, inside: new Map()})};
}

/** An object is open where the page names no key inside of it, or lets the reader choose the names. */
function contentSchema({inside}: Place): Schema {
  const any = inside.get('*');
  const fields = [...inside].filter(([step]) => step !== '*' && step !== '[]');
  if (fields.length === 0 && !any) return {};
  const required = fields.filter(([, {key}]) => key?.isRequired).map(([name]) => name);
  return {
    ...(fields.length > 0 && {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, placeSchema(field)])),
    }),
    ...(required.length > 0 && {required}),
    additionalProperties: any ? placeSchema(any) : false,
  };
}

const INSTALLED = [
  ['installed', 'x-installed', 'Installed'],
  ['installedDev', 'x-installed-dev', 'Installed with `dev`'],
  ['installedProd', 'x-installed-prod', 'with `prod`'],
] as const;

function annotations(key: ConfigKey): Schema {
  const {description, minimum, maximum, unit, since, url} = key;
  const installed = INSTALLED.flatMap(([field, name, words]) => {
    const value = key[field];
    return value === undefined ? [] : [{name, value, words: `${words}: \`${textOf(value)}\``}];
  });
  const facts = [
    description,
    [
      ...(unit ? [`In ${unit}.`] : []),
      ...('default' in key ? [`Default: \`${textOf(key.default!)}\`.`] : []),
      ...(installed.length > 0 ? [`${installed.map(({words}) => words).join(', ')}.`] : []),
      ...(since ? [`Since ${since}.`] : []),
      `[Documentation](${url})`,
    ].join(' '),
  ];
  return {
    ...(minimum !== undefined && {minimum}),
    ...(maximum !== undefined && {maximum}),
    ...('default' in key && {default: key.default!}),
    ...Object.fromEntries(installed.map(({name, value}) => [name, value])),
    description,
    // Editors that know this keyword show it instead of the description.
    markdownDescription: facts.join('\n\n'),
    ...(unit && {'x-unit': unit}),
    ...(since && {'x-since': since}),
  };
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
