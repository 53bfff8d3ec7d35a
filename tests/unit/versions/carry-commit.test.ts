import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {carryCommit} from '@site/scripts/versions/carry-commit';
import {describe, expect, it} from 'vitest';
import {paragraphs, repositories} from './repository';

const make = repositories();

const NEXT = 'docs/rest.md';
const LATEST = 'versioned_docs/version-4.7/rest.md';
const MIDDLE = 'versioned_docs/version-4.6/rest.md';
const OLDEST = 'versioned_docs/version-4.5/rest.md';

const everywhere = (text = paragraphs()) => ({[NEXT]: text, [LATEST]: text, [MIDDLE]: text, [OLDEST]: text});
const project = (more: Record<string, string> = {}, pages: Record<string, string> = everywhere()) =>
  make({'versions.json': '["4.7", "4.6", "4.5"]', ...pages, ...more});

/** Commits some files in a project and carries the commit: what became of the change in each other file. */
function carry(repository: ReturnType<typeof make>, changes: Record<string, string>) {
  repository.write(changes);
  const outcomes = carryCommit(repository.root, repository.commit());
  return Object.fromEntries(outcomes.map(({file, result}) => [file, result]));
}

describe('a change of a page', () => {
  it('goes into all other versions and the working copy, and is not committed', () => {
    const repository = project();
    const results = carry(repository, {[LATEST]: paragraphs({5: 'Mended.'})});
    expect(results).toEqual({[NEXT]: 'merged', [MIDDLE]: 'merged', [OLDEST]: 'merged'});
    for (const file of [NEXT, MIDDLE, OLDEST]) expect(repository.read(file)).toBe(paragraphs({5: 'Mended.'}));
    expect(repository.status().trim().split('\n')).toHaveLength(3);
  });

  it.each([NEXT, MIDDLE])('goes from %s as well', (source) => {
    const repository = project();
    carry(repository, {[source]: paragraphs({2: 'Mended.'})});
    for (const file of Object.keys(everywhere())) expect(repository.read(file)).toContain('Mended.');
  });

  it('keeps what a version says differently elsewhere', () => {
    const repository = project({[MIDDLE]: paragraphs({2: 'Only here.'})});
    carry(repository, {[LATEST]: paragraphs({7: 'Mended.'})});
    expect(repository.read(MIDDLE)).toBe(paragraphs({2: 'Only here.', 7: 'Mended.'}));
  });

  it('is made as far as it fits, and the rest is marked in the file', () => {
    const repository = project({[MIDDLE]: paragraphs({7: 'Only here.'})});
    const results = carry(repository, {[LATEST]: paragraphs({3: 'Mended.', 7: 'Mended too.'})});
    expect(results).toEqual({[NEXT]: 'merged', [MIDDLE]: 'conflicts', [OLDEST]: 'merged'});
    const text = repository.read(MIDDLE);
    expect(text).toContain('Mended.');
    expect(text).toContain('<<<<<<< here\nOnly here.\n=======\nMended too.\n>>>>>>> after\n');
  });

  it('is not made twice', () => {
    const repository = project({[MIDDLE]: paragraphs({2: 'Only here.', 5: 'Mended.'})});
    expect(carry(repository, {[LATEST]: paragraphs({5: 'Mended.'})})[MIDDLE]).toBe('merged');
    repository.commit();
    carryCommit(repository.root, 'HEAD~1');
    expect(repository.status()).toBe('');
  });

  it('that stands in several versions goes on from the nearest of them', () => {
    const repository = project();
    const changes = {[LATEST]: paragraphs({5: 'New words.'}), [MIDDLE]: paragraphs({5: 'Old words.'})};
    expect(carry(repository, changes)).toEqual({[NEXT]: 'merged', [OLDEST]: 'merged'});
    expect(repository.read(NEXT)).toContain('New words.');
    expect(repository.read(OLDEST)).toContain('Old words.');
  });

  it('follows a page to its former place', () => {
    const before = 'versioned_docs/version-4.5/developers/components/managing.md';
    const after = 'versioned_docs/version-4.6/reference/components/applications.md';
    const repository = project({[before]: paragraphs(), [after]: paragraphs()}, {});
    carry(repository, {[after]: paragraphs({5: 'Mended.'})});
    expect(repository.read(before)).toContain('Mended.');
  });
});

it('a new file goes into the twin of the version only', () => {
  const repository = project();
  expect(carry(repository, {'versioned_docs/version-4.7/img/map.svg': '<svg/>'})).toMatchObject({
    'docs/img/map.svg': 'merged',
    'versioned_docs/version-4.6/img/map.svg': 'left out: only here',
  });
  expect(repository.read('docs/img/map.svg')).toBe('<svg/>');
  expect(existsSync(join(repository.root, 'versioned_docs/version-4.6/img/map.svg'))).toBe(false);
});

it('a removed page goes from the twin of the version only', () => {
  const repository = project();
  rmSync(join(repository.root, LATEST));
  carry(repository, {});
  expect(existsSync(join(repository.root, NEXT))).toBe(false);
  expect(existsSync(join(repository.root, MIDDLE))).toBe(true);
});

it('says which versions do not have the page', () => {
  const {[OLDEST]: _, ...pages} = everywhere();
  const repository = project({'versioned_docs/version-4.5/index.md': ''}, pages);
  expect(carry(repository, {[LATEST]: paragraphs({5: 'Mended.'})})).toMatchObject({
    [OLDEST]: "left out: the version doesn't have this page",
  });
});

describe('nothing is changed', () => {
  it('when a file has changes that are not committed; one that does not count has no part in it', () => {
    const repository = project({'README.md': 'One.'});
    repository.write({[LATEST]: paragraphs({5: 'Mended.'})});
    const commit = repository.commit();
    repository.write({[OLDEST]: paragraphs({1: 'In work.'}), 'README.md': 'Two.'});
    const before = repository.status();
    expect(() => carryCommit(repository.root, commit)).toThrow(
      `Nothing was changed: commit or stash the changes of ${OLDEST} first.`,
    );
    expect(repository.status()).toBe(before);
    repository.git('checkout', '--quiet', OLDEST);
    expect(carryCommit(repository.root, commit)).toContainEqual({file: NEXT, result: 'merged'});
  });

  it.each([
    ['no-such-commit', 'no-such-commit is not a commit in this repository.'],
    ['--output=x', '--output=x is not a commit in this repository.'],
    ['HEAD', 'HEAD is the first commit: expected a commit with one parent.'],
  ])('by %s', (commit, message) => expect(() => carryCommit(project().root, commit)).toThrow(message));

  it('by a merge, or by a commit that changes no page', () => {
    const repository = project();
    repository.write({'README.md': 'One.'});
    const commit = repository.commit();
    expect(() => carryCommit(repository.root, commit)).toThrow(`${commit} changes no page of a docs version`);
    repository.git('checkout', '--quiet', '-b', 'side', 'HEAD~1');
    repository.write({'NOTES.md': 'Two.'});
    repository.commit();
    repository.git('merge', '--quiet', '--no-edit', commit);
    expect(() => carryCommit(repository.root, 'HEAD')).toThrow('HEAD is a merge');
  });
});
