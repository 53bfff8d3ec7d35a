import {parse} from 'yaml';
import {lineOf} from '../checks/line-of';
import {bodiesIn} from '../bodies';
import type {Fault, Fence} from '../types';
import {storyDatabase, storyRoles, storyUsers} from './ridgeline';

/** Roles and users of the story that have other rights, or another role, than there. */
export function roleFaults(fence: Fence): Fault[] {
  const {language, text, attributes} = fence;
  if (language === 'yaml') return /^roles\.yaml\b/.test(attributes.title ?? '') ? roleFileFaults(text) : [];
  return bodiesIn(language, text).flatMap(({body, linesBefore}) =>
    valuesIn(parseJson(body)).flatMap(({value, path}) =>
      [...grantFaults(value, path), ...userFaults(value, path), ...passwordFaults(value, path)].map((fault) => ({
        line: linesBefore + lineOf(body, fault.path),
        message: fault.message,
        expected: fault.expected,
      })),
    ),
  );
}

interface Misfit {
  path: (string | number)[];
  message: string;
  expected: string;
}

type Fields = Record<string, unknown>;

const RIGHTS = ['read', 'insert', 'update', 'delete'];

/** `roles.yaml`: tables directly below the database, and rights that are left out are not given. */
function roleFileFaults(text: string): Fault[] {
  const roles = fieldsOf(parseYaml(text));
  return Object.keys(storyRoles).flatMap((role) => {
    const tables = fieldsOf(fieldsOf(roles[role])[storyDatabase]);
    return rightsFaults(role, tables, [role, storyDatabase]).map(({path, message, expected}) => ({
      line: lineOf(text, path),
      message,
      expected,
    }));
  });
}

/** A role in a body of `add_role` or `alter_role`, or in an answer. */
function grantFaults(value: Fields, path: Misfit['path']): Misfit[] {
  if (typeof value.role !== 'string' || !(value.role in storyRoles)) return [];
  const database = fieldsOf(fieldsOf(value.permission)[storyDatabase]);
  return rightsFaults(value.role, fieldsOf(database.tables), [...path, 'permission', storyDatabase, 'tables']);
}

function rightsFaults(role: string, tables: Fields, path: Misfit['path']): Misfit[] {
  const known = Object.entries(storyRoles[role]!);
  return Object.entries(tables).flatMap(([table, rights]): Misfit[] => {
    const given = RIGHTS.filter((right) => fieldsOf(rights)[right] === true);
    const expected = known.find(([other]) => other.toLowerCase() === table.toLowerCase())?.[1] ?? [];
    if (given.join() === RIGHTS.filter((right) => expected.includes(right)).join()) return [];
    return [
      {
        path: [...path, table],
        message: `${role} may ${given.join(', ') || 'do nothing'} in ${table}`,
        expected: `${expected.join(', ') || 'nothing'}, or another name for the role`,
      },
    ];
  });
}

function userFaults(value: Fields, path: Misfit['path']): Misfit[] {
  const {username, role, operation} = value;
  // Another role is what this operation gives.
  if (typeof username !== 'string' || operation === 'alter_user') return [];
  const expected = storyUsers[username];
  const found = typeof role === 'string' ? role : fieldsOf(role).role;
  if (expected === undefined || typeof found !== 'string' || found === expected) return [];
  return [{path: [...path, 'role'], message: `the role of ${username} is ${found}`, expected}];
}

function passwordFaults({password}: Fields, path: Misfit['path']): Misfit[] {
  if (typeof password !== 'string' || /^<[^<>]*password[^<>]*>$/.test(password)) return [];
  return [{path: [...path, 'password'], message: `a password is written out`, expected: '<password>'}];
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** All objects in a value, with the way to each. */
function valuesIn(value: unknown, path: Misfit['path'] = []): {value: Fields; path: Misfit['path']}[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    valuesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return Array.isArray(value) ? inner : [{value: value as Fields, path}, ...inner];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function parseYaml(text: string): unknown {
  try {
    return parse(text) as unknown;
  } catch {
    return undefined;
  }
}
