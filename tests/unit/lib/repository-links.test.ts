import {editedFile, issueAddress} from '@site/src/lib/repository-links';
import {expect, it} from 'vitest';

const GITLAB = 'https://gitlab.com/a/b/-/issues/new?issue%5Btitle%5D={title}&issue%5Bdescription%5D={body}';

it('an issue has its title and its text where the forge expects them', () => {
  const {origin, pathname, searchParams} = new URL(issueAddress(GITLAB, 'A & B $& {body}', 'One\n\n#two'));
  expect(origin + pathname).toBe('https://gitlab.com/a/b/-/issues/new');
  expect(searchParams.get('issue[title]')).toBe('A & B $& {body}');
  expect(searchParams.get('issue[description]')).toBe('One\n\n#two');
});

it.each([
  ['https://github.com/a/b/edit/docs/next/{path}', 'https://github.com/a/b/edit/docs/next/docs/rest.md'],
  ['https://git.example.com/a/b/_edit/main/{path}', 'https://git.example.com/a/b/_edit/main/docs/rest.md'],
  ['https://forge.example.com/b?file={path}&mode=edit', 'https://forge.example.com/b?file=docs/rest.md&mode=edit'],
])('finds the file by %s', (template, address) => expect(editedFile(template, address)).toBe('docs/rest.md'));

it('finds no file in another address', () =>
  expect(editedFile('https://github.com/a/b/edit/main/{path}', 'https://example.com/')).toBe(''));
