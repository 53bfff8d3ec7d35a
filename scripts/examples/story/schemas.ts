import {Kind, parse, print, type DocumentNode, type ObjectTypeDefinitionNode} from 'graphql';
import type {Fault, Fence} from '../types';
import {storyDatabase, storyTables, type StoryTable} from './ridgeline';
import {compareVersions} from '../../../src/lib/versions/compare-versions';

/** Columns of schemas that have another type than in the story, or another key. What does not parse is left to others. */
export function schemaFaults({language, text}: Fence, version: string): Fault[] {
  if (language !== 'graphql') return [];
  return typesIn(text).flatMap((type) => {
    const table = isOfStory(type) ? tableNamed(type.name.value) : undefined;
    return table ? typeFaults(type, table, version) : [];
  });
}

function typesIn(text: string): ObjectTypeDefinitionNode[] {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch {
    return [];
  }
  return document.definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);
}

/** A table of another database, or of none that is named, is no part of the story. */
function isOfStory({directives}: ObjectTypeDefinitionNode): boolean {
  return (directives ?? [])
    .filter((directive) => directive.name.value === 'table')
    .flatMap((directive) => directive.arguments ?? [])
    .some(({name, value}) => name.value === 'database' && print(value) === `"${storyDatabase}"`);
}

function typeFaults(type: ObjectTypeDefinitionNode, {columns}: StoryTable, version: string): Fault[] {
  return (type.fields ?? []).flatMap((field): Fault[] => {
    const name = field.name.value;
    const line = field.loc?.startToken.line ?? 1;
    const column = columns[name];
    const expected = column && typeIn(column, version);
    const found = print(field.type);
    const what = `${type.name.value}.${name}`;
    // Types of tables may be in lower case.
    if (expected && found.toLowerCase() !== expected.toLowerCase()) {
      return [{line, message: `the type of ${what} is ${found}`, expected}];
    }
    const isKey = field.directives?.some((directive) => directive.name.value === 'primaryKey');
    if (isKey && name !== 'id') return [{line, message: `the key of ${type.name.value} is ${name}`, expected: 'id'}];
    return [];
  });
}

function typeIn(column: StoryTable['columns'][string], version: string): string {
  if (typeof column === 'string') return column;
  const former = column.before.find(([before]) => compareVersions(version, before) < 0);
  return former ? former[1] : column.type;
}

/** The table of a name in any case. */
export function tableNamed(name: string): StoryTable | undefined {
  return Object.entries(storyTables).find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1];
}
