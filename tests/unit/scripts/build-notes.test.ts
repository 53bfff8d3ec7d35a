import {buildNotes} from '@site/scripts/build-notes';
import {expect, it} from 'vitest';

it('names what a build without an address and a repository says of them', () => {
  const notes = buildNotes({SITE_URL: ''});
  expect(notes).toEqual([
    'SITE_URL is not set: canonical links, feeds and the sitemap name http://localhost:3000.',
    expect.stringMatching(/^REPOSITORY_URL is not set: .* lead to https:/),
  ]);
  // A build that prints "warn" fails the tests of the project.
  expect(notes.join('\n')).not.toMatch(/warn/i);
});

const URLS = {SITE_URL: 'https://docs.example.com', REPOSITORY_URL: 'https://git.example.com/a/docs'};

it('names the form of the links to edit a page and to report a mistake where the repository is on another host than GitHub', () =>
  expect(buildNotes(URLS)).toEqual([
    'EDIT_URL is not set: links to edit a page have the form of GitHub, https://git.example.com/a/docs/edit/main/{path}.',
    'ISSUE_URL is not set: links to report a mistake have the form of GitHub, https://git.example.com/a/docs/issues/new?title={title}&body={body}.',
  ]));

it.each([
  {
    ...URLS,
    EDIT_URL: 'https://git.example.com/a/docs/_edit/main/{path}',
    ISSUE_URL: 'https://git.example.com/a/docs/issues/new?title={title}&body={body}',
  },
  {...URLS, REPOSITORY_URL: 'https://github.com/a/docs'},
  {SITE_URL: URLS.SITE_URL, GITHUB_SERVER_URL: 'https://git.example.com', GITHUB_REPOSITORY: 'a/docs'},
])('is silent with %o', (env) => expect(buildNotes(env)).toEqual([]));
