import type {Type} from '../../build/parse-type';
import type {Json} from '../../build/json';

/** The alternatives of a type; one, when it is no union. */
export function membersOf(type: Type): Type[] {
  return type.kind === 'union' ? type.members : [type];
}

/** The words of a type besides literals, `array` among them. */
export function plainTypesOf(type: Type): string[] {
  return membersOf(type).flatMap((member) => {
    if (member.kind === 'plain') return member.name;
    return member.kind === 'array' ? 'array' : [];
  });
}

/** All values of a type that consists of literals, with or without `null`; undefined for every other type. */
export function literalsOf(type: Type): Json[] | undefined {
  const members = membersOf(type);
  const isNull = (member: Type) => member.kind === 'plain' && member.name === 'null';
  if (!members.some(({kind}) => kind === 'literals')) return undefined;
  if (!members.every((member) => member.kind === 'literals' || isNull(member))) return undefined;
  return members.flatMap((member) => (member.kind === 'literals' ? member.values : [null]));
}

/** Whether a value is of a type, as far as the type goes: what is inside of arrays and objects is not looked at. */
export function admits(type: Type, value: Json): boolean {
  const names = plainTypesOf(type);
  const literals = membersOf(type).flatMap((member) => (member.kind === 'literals' ? member.values : []));
  return literals.includes(value) || namesOfValue(value).some((name) => names.includes(name));
}

function namesOfValue(value: Json): string[] {
  if (value === null) return ['null', 'any'];
  if (Array.isArray(value)) return ['array', 'any'];
  return [typeof value, 'any', ...(Number.isInteger(value) ? ['integer'] : [])];
}
