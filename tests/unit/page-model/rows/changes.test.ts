import {describe, expect, it} from 'vitest';
import {readChanges} from '@site/src/page-model/rows/changes';
import {changeGroups} from '@site/src/features/releases/release';

const read = (markdown: string) =>
  readChanges({markdown, groups: changeGroups, resolveLink: (url) => `/resolved/${url}`});

describe('readChanges', () => {
  it('reads each bullet of each group, and nothing before the first', () => {
    const markdown =
      '---\ntitle: "## Added"\n---\n\nAbout it.\n\n- no change\n\n## Added\n\n- One\n  more.\n- Two.\n\n## Fixed\n\n- Three.\n';
    expect(read(markdown)).toEqual({Added: [['One more.'], ['Two.']], Fixed: [['Three.']]});
  });

  it('keeps code, emphasis and links', () => {
    expect(read('## Fixed\n\n- See **the [`x`](./y.md)** and *z*  \n  too.\n').Fixed).toEqual([
      [
        'See ',
        {strong: ['the ', {link: '/resolved/./y.md', text: [{code: 'x'}]}]},
        ' and ',
        {emphasis: ['z']},
        ' ',
        'too.',
      ],
    ]);
  });

  it('reads files with Windows line ends', () =>
    expect(read('---\r\nkind: x\r\n---\r\n\r\n## Fixed\r\n\r\n- One.\r\n')).toEqual({Fixed: [['One.']]}));

  it('takes a release without groups as one without changes', () =>
    expect(read('This number was never released.\n')).toEqual({}));

  it.each([
    ['## Bugs\n\n- One.', 'line 1: found the group "Bugs", expected one of Action required, Added'],
    ['## added\n\n- One.', 'found the group "added", expected one of'],
    ['## Fixed\n\n- One.\n\n## Added\n\n- Two.', 'line 5: found the group "Added" after "Fixed", expected the order'],
    ['## Fixed\n\n- One.\n\n## Fixed\n\n- Two.', 'found the group "Fixed" after "Fixed"'],
    ['## Added\n\n## Fixed\n\n- One.', 'line 1: found no change under "Added", expected at least one bullet'],
    ['## Added\n\n- One.\n\n## Fixed\n', 'line 5: found no change under "Fixed"'],
    ['## Added\n\n### REST\n\n- One.', 'line 3: found the h3 "REST", expected only h2 headings'],
    ['# Notes\n', 'found the h1 "Notes"'],
    ['## Added\n\nText.', 'line 3: found a paragraph under "Added", expected a bulleted list'],
    ['## Added\n\n1. One.', 'found a numbered list under "Added"'],
    ['## Added\n\n- One.\n\nText.', 'line 5: found a paragraph after the list of "Added"'],
    ['## Added\n\n- One.\n-\n', 'line 4: found an empty bullet'],
    ['## Added\n\n- One.\n\n  More.', 'line 5: found a paragraph after the first paragraph of a bullet'],
    ['## Added\n\n- One.\n  - Two.', 'line 4: found a list after the first paragraph'],
    ['## Added\n\n- ```js\n  x\n  ```', 'found a code in a bullet'],
    ['## Added\n\n- <b>One</b>', 'found html in a change'],
    ['## Added\n\n- ![One](one.svg)', 'found image in a change'],
  ])('says what is wrong with %j', (markdown, message) => expect(() => read(markdown)).toThrow(message));

  it('names the line of a link to nowhere', () => {
    const resolveLink = () => {
      throw new Error('found a link to nowhere.');
    };
    expect(() => readChanges({markdown: '## Fixed\n\n- [x](y).\n', groups: changeGroups, resolveLink})).toThrow(
      'line 3: found a link to nowhere.',
    );
  });
});
