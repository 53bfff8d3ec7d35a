import {restFunctions, restJoiners, restOperators, restSyntax} from '../../src/data/availability/rest-queries';
import type {Availability} from '../../src/data/availability/types';
import {arrivalIn, hasCome} from '../../src/lib/versions/availability';
import type {PageLine} from './page-lines';

interface Fault {
  line: number;
  message: string;
  expected: string;
}

/** The query of a request to the REST interface: behind a method, on its port, or on a path alone. */
const REQUEST =
  /(?:(?:GET|HEAD|PUT|PATCH|POST|DELETE) |https?:\/\/[\w.-]+:99\d\d|(?<=^|["'`(]))\/[A-Za-z][^\s?"'`]*\?([^\s"'`]+)/g;

/** An attribute, an operator and the beginning of a value. */
const CONDITION = /(?<=^|[&|([])([\w.$-]+)(=[a-z]+=|===|!==|==|!=|=)([^&|)\]]*)/g;

/** What the attribute of a condition is called that belongs to the attribute before. */
const CHAINED = /^(?:lt|le|gt|ge)$/;

/** URLs in code whose query uses what came later, or an operator that does not exist. */
export function queryFaults(lines: PageLine[], version: string): Fault[] {
  return lines.flatMap(({number, code}) =>
    code
      .flatMap((text) => [...text.matchAll(REQUEST)])
      .flatMap(([, query = '']) => syntaxIn(query))
      .flatMap(({what, thing}): Fault[] => {
        if (!thing) {
          const expected = `one of ${Object.keys(restOperators).join(' ')}`;
          return [{line: number, message: `${what} does not exist`, expected}];
        }
        if (hasCome(thing, version)) return [];
        const message = `${what} of queries came with ${arrivalIn(thing, version)}`;
        return [{line: number, message, expected: `a query that ${version} understands`}];
      }),
  );
}

interface Syntax {
  what: string;
  /** Missing for what no version knows. */
  thing: Availability | undefined;
}

function syntaxIn(query: string): Syntax[] {
  const calls = [...query.matchAll(/(?<=^|&)(\w+)\(([^)]*)\)/g)];
  // Brackets and dots within a call are its own.
  const conditions = query.replaceAll(/(?<=^|&)\w+\([^)]*\)/g, '');
  const used: Syntax[] = calls
    .filter(([, name = '']) => name in restFunctions)
    .map(([, name]) => ({what: `${name}()`, thing: restFunctions[name!]}));
  if (calls.some(([, name, content]) => name === 'select' && content!.includes('{'))) {
    used.push({what: 'a nested select', thing: restSyntax['nested select']});
  }
  if (conditions.includes('|')) used.push({what: '|', thing: restJoiners['|']});
  if (/(?:^|[&|])\(/.test(conditions)) used.push({what: '( )', thing: restJoiners['( )']});
  if (/(?:^|[&|])\[/.test(conditions)) used.push({what: '[ ]', thing: restJoiners['[ ]']});
  for (const [, attribute = '', operator = '', value = ''] of conditions.matchAll(CONDITION)) {
    used.push({what: `the operator ${operator}`, thing: restOperators[operator]});
    if (attribute.includes('.')) used.push({what: 'a path', thing: restSyntax['path over a relationship']});
    if (CHAINED.test(attribute)) used.push({what: 'a chained condition', thing: undefined});
    if (/^(?:number|boolean|string|date):/.test(value))
      used.push({what: 'a typed value', thing: restSyntax['typed value']});
    if (operator === '==' && value.endsWith('*')) used.push({what: 'a wildcard', thing: restOperators['==']});
  }
  return used;
}
