import {readFences} from '../../../../scripts/examples/read-fences';
import {readPages} from '../../../../scripts/pages/read-pages';
import {isOperationBody} from '../../../../src/lib/code/calls';

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

/** Every request to the operations API that a page has, and some that none has. */
export const bodies = [
  ...new Set(
    readPages('.')
      .flatMap(({file, text}) => readFences(file, text))
      .filter(({language, text}) => language === 'json' && isOperationBody(text))
      .map(({text}) => text),
  ),
  awkward,
  '{"operation":"describe_all"}',
];
