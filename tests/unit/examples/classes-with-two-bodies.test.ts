import {classesWithTwoBodies} from '@site/scripts/examples/classes-with-two-bodies';
import type {Page} from '@site/scripts/pages/read-pages';
import {expect, test} from 'vitest';

const pageOf = (file: string, ...samples: string[]): Page => ({
  file,
  text: samples.map((sample) => `\`\`\`js\n${sample}\n\`\`\`\n`).join('\n'),
});

const classOf = (name: string, body: string) => `export class ${name} extends Resource {\n  ${body}\n}`;

test('two pages that define one class differently are found', () => {
  const first = pageOf('a.md', classOf('Card', 'get() {}'), classOf('List', 'get() {}'));
  expect(classesWithTwoBodies([first, pageOf('b.md', classOf('Card', 'put() {}'))])).toEqual(['Card: a.md, b.md']);
});

test('a page may change its class, and another may repeat it', () => {
  const changed = pageOf('a.md', classOf('Card', 'get() {}'), classOf('Card', 'get() {}\n  put() {}'));
  expect(classesWithTwoBodies([changed, pageOf('b.md', classOf('Card', 'get() {}'))])).toEqual([]);
});
