import {
  GraphQLError,
  parse,
  visit,
  type ASTNode,
  type ConstDirectiveNode,
  type DirectiveNode,
  type DocumentNode,
} from 'graphql';
import {gte, coerce} from 'semver';
import {schemaDirectives} from '../schema-directives';
import type {Fault, Fence} from '../types';

/**
 * GraphQL: the syntax of schemas and queries, and in schemas the directives of Harper with their arguments.
 * @param version docs version of the page, such as `4.5`; `current` is newer than all
 */
export function checkGraphql({text}: Fence, version: string): Fault[] {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const expected = 'a GraphQL schema or query';
    return [{line: error.locations?.[0]?.line ?? 1, message: `the GraphQL does not parse: ${error.message}`, expected}];
  }
  const faults: Fault[] = [];
  const look = (place: 'type' | 'field') => (node: ASTNode & {readonly directives?: readonly ConstDirectiveNode[]}) => {
    faults.push(...(node.directives ?? []).flatMap((directive) => directiveFaults(directive, place, version)));
  };
  visit(document, {ObjectTypeDefinition: look('type'), FieldDefinition: look('field')});
  return faults;
}

function directiveFaults(node: DirectiveNode, place: 'type' | 'field', version: string): Fault[] {
  const name = node.name.value;
  const line = node.loc?.startToken.line ?? 1;
  const known = Object.entries(schemaDirectives).filter(([, {on, since}]) => on === place && isIn(version, since));
  const directive = schemaDirectives[name];
  if (!directive || !known.some(([other]) => other === name)) {
    const names = known.map(([other]) => `@${other}`).join(', ');
    return [{line, message: `@${name} is no directive of a ${place} in this version`, expected: `one of ${names}`}];
  }
  const allowed = Object.entries(directive.arguments).flatMap(([argument, since]) =>
    isIn(version, since ?? directive.since) ? argument : [],
  );
  return (node.arguments ?? [])
    .map((argument) => argument.name.value)
    .filter((argument) => !allowed.includes(argument))
    .map((argument) => ({
      line,
      message: `@${name} has no argument "${argument}" in this version`,
      expected: allowed.length > 0 ? `one of ${allowed.join(', ')}` : 'no argument',
    }));
}

function isIn(version: string, since: string): boolean {
  return version === 'current' || gte(coerce(version)!, coerce(since)!);
}
