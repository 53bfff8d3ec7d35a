import type {Type} from '../../../page-model/cell-types';
import {groupBy} from '../../../lib/group-by';
import type {Json, Schema} from '../../../lib/json';
import {nestParameters, type Shape} from './nest-parameters';
import type {ParameterRow} from '../../../page-model/rows/parameters';
import type {Operation} from './types';

/** The schemas that a schema can refer to: the addresses of those of operations. */
export interface SchemaIndex {
  /** Address of this operation's own schema, for parameters that contain themselves. */
  self: string;
  /** Addresses of the schemas of all operations that answer to a name. */
  operationsNamed: (name: string) => string[];
}

/**
 * The JSON Schema (2020-12) of the request body of an operation. Besides types, it covers what the column
 * Required says of alternatives ("unless `x`") and forms ("in a group"), recursion, and nested operations.
 */
export function requestSchema(operation: Operation, index: SchemaIndex): Schema {
  const fields = nestParameters(operation.parameters);
  const schema = objectSchema(fields, index);
  const names = [operation.name, ...operation.aliases];
  (schema.properties as Schema).operation = names.length === 1 ? {const: operation.name} : {enum: names};
  return schema;
}

function objectSchema(fields: Shape[], index: SchemaIndex): Schema {
  const named = fields.filter(({name}) => name !== '*');
  const wildcard = fields.find(({name}) => name === '*');
  const required = named.filter(isRequired).map(({name}) => name);
  const alternatives = alternativesOf(named);
  return {
    type: 'object',
    ...(named.length > 0 && {
      properties: Object.fromEntries(named.map((field) => [field.name, fieldSchema(field, index)])),
    }),
    ...(required.length > 0 && {required}),
    ...(alternatives.length > 0 && allOf(alternatives)),
    ...(wildcard?.parameter.required === 'conditional' && {minProperties: required.length + 1}),
    additionalProperties: wildcard ? fieldSchema(wildcard, index) : false,
  };

  /** Returns true if it is required by itself, with no older name that would do instead. */
  function isRequired({name, parameter}: Shape): boolean {
    return parameter.required === 'yes' && olderNames(name, named).length === 0;
  }
}

function olderNames(name: string, fields: Shape[]): string[] {
  return fields.filter((field) => field.parameter.replacedBy === name).map((field) => field.name);
}

/** Requirements that several parameters can fulfill. */
function alternativesOf(fields: Shape[]): Schema[] {
  const presence = (name: string): Schema =>
    anyOf([name, ...olderNames(name, fields)].map((one) => ({required: [one], properties: {[one]: {}}})));

  const renamed = fields
    .filter(({name, parameter}) => parameter.required === 'yes' && olderNames(name, fields).length > 0)
    .map(({name}) => presence(name));

  const conditional = fields.filter(({parameter}) => parameter.required === 'conditional');
  const pairs = conditional.flatMap(({name, parameter: {unless}}) =>
    unless === undefined ? [] : [[name, unless].toSorted().join(' ')],
  );
  const either = [...new Set(pairs)].map((pair) => anyOf(pair.split(' ').map(presence)));

  const formOf = ({parameter}: Shape) => parameter.form;
  const forms = [...groupBy(conditional.filter(formOf), formOf).values()];
  const oneForm = forms.length > 0 ? [anyOf(forms.map((form) => allOf(form.map(({name}) => presence(name)))))] : [];
  return [...renamed, ...either, ...oneForm];
}

function allOf(schemas: Schema[]): Schema {
  return schemas.length === 1 ? schemas[0]! : {allOf: schemas};
}

function anyOf(schemas: Schema[]): Schema {
  return schemas.length === 1 ? schemas[0]! : {anyOf: schemas};
}

function fieldSchema(field: Shape, index: SchemaIndex): Schema {
  const {parameter} = field;
  const annotations = {
    description: describe(parameter),
    ...('default' in parameter && {default: parameter.default as Json}),
    ...(parameter.replacedBy && {deprecated: true}),
    ...(parameter.since && {'x-since': parameter.since}),
  };
  const schema = recursionOf(field, index) ?? nestedOperation(field, index) ?? typeSchema(field.type, field, index);
  const isNullable = parameter.default === null;
  return {...(isNullable ? {anyOf: [schema, {type: 'null'}]} : schema), ...annotations};
}

/** The description with what no keyword of JSON Schema can say: the successor, and the release in words. */
function describe({description, replacedBy, since}: ParameterRow): string {
  const sentences = [replacedBy && `Deprecated: use \`${replacedBy}\`.`, description, since && `Since ${since}.`];
  return sentences.filter(Boolean).join(' ');
}

/** For a parameter with the shape of one that contains it, such as a group of conditions or the next sort order. */
function recursionOf(field: Shape, {self}: SchemaIndex): Schema | undefined {
  if (field.fields.length > 0) return undefined;
  const path: string[] = [];
  for (let shape = field.parent; shape; shape = shape.parent) {
    path.unshift(shape.name);
    if (shape.name === field.name) return {$ref: `${self}${pointerTo(shape)}`};
  }
  return undefined;
}

function pointerTo(shape: Shape): string {
  if (!shape.parent) return `/properties/${shape.name}`;
  const inArray = shape.parent.type.kind === 'array' ? '/items' : '';
  return `${pointerTo(shape.parent)}${inArray}/properties/${shape.name}`;
}

/** For an object that is itself the body of one of the listed operations. */
function nestedOperation(field: Shape, {operationsNamed}: SchemaIndex): Schema | undefined {
  const operation = field.fields.find(({name}) => name === 'operation');
  const hasAnyOther = field.fields.some(({name}) => name === '*');
  if (operation?.type.kind !== 'literals' || !hasAnyOther) return undefined;
  const names = operation.type.values as string[];
  const addresses = [...new Set(names.flatMap(operationsNamed))];
  return {
    type: 'object',
    required: ['operation'],
    properties: {operation: {enum: names, description: operation.parameter.description}},
    anyOf: addresses.map(($ref) => ({$ref})),
  };
}

function typeSchema(type: Type, field: Shape, index: SchemaIndex): Schema {
  if (type.kind === 'literals') return type.values.length === 1 ? {const: type.values[0]!} : {enum: type.values};
  if (type.kind === 'array') return {type: 'array', items: typeSchema(type.items, field, index)};
  if (type.kind === 'union') return {anyOf: type.members.map((member) => typeSchema(member, field, index))};
  return plainSchema(type.name, field, index);
}

function plainSchema(name: string, field: Shape, index: SchemaIndex): Schema {
  const {fields} = field;
  if (name === 'object') return fields.length > 0 ? objectSchema(fields, index) : {type: 'object'};
  if (name !== 'any') return {type: name};
  // The documented fields of a value of any type are checked only if it is an object.
  if (fields.length === 0) return {};
  return {anyOf: [objectSchema(fields, index), {not: {type: 'object'}}]};
}
