import {readPages} from '../../../../scripts/pages/read-pages';
import {isOperationBody} from '../../../../src/features/code/calls';
import {requestSample} from '../../../../src/features/code/samples';

/** Has what programming languages could take for more than it is. */
const awkward = JSON.stringify(
  {
    operation: 'sql',
    sql: `it's "quoted" with \\ and \n and $HOME \`id\` !x \${1} {$x} </script> ?> \u2028 \u00a0 é 😀 \t#`,
    'a-b': [[], {}, [1, -2.5e-3, true, false, null]],
    "it's $": 1,
    '"': 'x',
    numbers: {'0': 'a', '1': {}},
  },
  null,
  2,
).replace('"a-b"', String.raw`"__proto__": {"x": 1}, "slash": "a\/b\\/c\u00e9\ud83d\ude00", "a-b"`);

/** The text of each fence with JSON, at its indentation. Parsed as Markdown, all pages would take 20 seconds. */
const jsonIn = (text: string) =>
  [...text.matchAll(/^([ \t]*)```json[^\n]*\n([^]*?)\n\1```[ \t]*$/gm)].map(([, indent = '', body = '']) =>
    body.replaceAll(`\n${indent}`, '\n').replace(indent, ''),
  );

/** Every request to the operations API that a page has, and some that none has. */
export const bodies = [
  ...new Set(readPages('.').flatMap(({text}) => jsonIn(text).filter(isOperationBody))),
  awkward,
  '{"operation":"describe_all"}',
];

/** The text that a reader copies who wants a request in another form. */
export const sampleText = (...asked: Parameters<typeof requestSample>) =>
  requestSample(...asked)
    .tokens.map(({text}) => text)
    .join('');
