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

it('is silent where both are given', () =>
  expect(buildNotes({SITE_URL: 'https://docs.example.com', REPOSITORY_URL: 'https://example.com/docs'})).toEqual([]));
