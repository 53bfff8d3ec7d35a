import {changeDestinations} from '@site/scripts/scaffold/destinations';
import {expect, it} from 'vitest';

const shout = (text: string, isMdx = false) => changeDestinations(text, isMdx, (url) => url.toUpperCase());

it('finds links, definitions and pictures wherever they are, and changes nothing else', () => {
  const text = `---
title: "[no](./link.md)"
---

#  A *heading*   with [a link](./a.md#part "./a.md")  {#id}

* ![picture](<img/a b.svg>)
*   [other](../b.md)   \`[code](./c.md)\`

| [cell \\| one](d.md) |  x|
|--|:-:|
| [e][ref] | \\[no](./link.md) |

\`\`\`md
[fence](./f.md)
\`\`\`

[ref]:   ./g.md
`;
  expect(shout(text)).toBe(
    text
      .replace('(./a.md#part', '(./A.MD#PART')
      .replace('<img/a b.svg>', '<IMG/A B.SVG>')
      .replace('../b.md', '../B.MD')
      .replace('(d.md)', '(D.MD)')
      .replace('./g.md', './G.MD'),
  );
});

it('reads MDX with its elements', () => {
  const text = `import Card from '@site/src/components/Card';

## Part {#part}

<Card title="/docs/a" to="/docs/a">[link](./b.md)</Card> and {'[code](./c.md)'}
`;
  expect(shout(text, true)).toBe(text.replace('to="/docs/a"', 'to="/DOCS/A"').replace('./b.md', './B.MD'));
});

it('leaves what is not changed', () => {
  const text = 'See [a](./a.md) and [b](./b.md).';
  expect(changeDestinations(text, false, (url) => (url === './b.md' ? './c.md' : undefined))).toBe(
    'See [a](./a.md) and [b](./c.md).',
  );
});
