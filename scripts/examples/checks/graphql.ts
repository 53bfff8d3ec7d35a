import {GraphQLError, parse, visit, type ConstDirectiveNode, type DocumentNode} from 'graphql';
import {arrivalIn, isAvailable, schemaDirectives, schemaTypes} from '../../../src/features/availability';
import type {PageProblem, Fence} from '../types';

/**
 * Checks the syntax of schemas and queries, and in schemas Harper's directives, their arguments, and the types of
 * attributes.
 *
 * @param version docs version of the page, such as `4.5`; `current` is newer than all
 */
export function checkGraphql({text}: Fence, version: string): PageProblem[] {
  let document: DocumentNode;
  try {
    document = parse(text);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const expected = 'a GraphQL schema or query';
    return [{line: error.locations?.[0]?.line ?? 1, message: `the GraphQL does not parse: ${error.message}`, expected}];
  }
  const problems: PageProblem[] = [];
  const lookAt = (place: 'type' | 'field') => (node: {directives?: readonly ConstDirectiveNode[]}) => {
    for (const directive of node.directives ?? []) problems.push(...directiveProblems(directive, place, version));
  };
  visit(document, {
    ObjectTypeDefinition: lookAt('type'),
    FieldDefinition: lookAt('field'),
    NamedType: ({name, loc}) => void problems.push(...typeProblems(name.value, loc?.startToken.line ?? 1, version)),
  });
  return problems;
}

/** Readers may give their own types any name except that of a type that came later. */
function typeProblems(name: string, line: number, version: string): PageProblem[] {
  const type = schemaTypes[name];
  if (!type || isAvailable(type, version)) return [];
  const known = Object.keys(schemaTypes).filter((other) => isAvailable(schemaTypes[other]!, version));
  const message = `the type ${name} came with ${arrivalIn(type, version)}`;
  return [{line, message, expected: `one of ${known.join(', ')}, or a type of the schema`}];
}

function directiveProblems(node: ConstDirectiveNode, place: 'type' | 'field', version: string): PageProblem[] {
  const name = node.name.value;
  const line = node.loc?.startToken.line ?? 1;
  const known = Object.entries(schemaDirectives).filter(([, each]) => each.on === place && isAvailable(each, version));
  const directive = known.find(([other]) => other === name)?.[1];
  if (!directive) {
    const names = known.map(([other]) => `@${other}`).join(', ');
    return [{line, message: `@${name} isn't a directive of a ${place} in this version`, expected: `one of ${names}`}];
  }
  const allowed = Object.keys(directive.arguments).filter((key) => isAvailable(directive.arguments[key]!, version));
  const expected = allowed.length > 0 ? `one of ${allowed.join(', ')}` : 'no argument';
  return (node.arguments ?? [])
    .map((argument) => argument.name.value)
    .filter((argument) => !allowed.includes(argument))
    .map((argument) => ({line, message: `@${name} has no argument "${argument}" in this version`, expected}));
}
