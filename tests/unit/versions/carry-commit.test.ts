import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {carryCommit} from '@site/scripts/versions/carry-commit';
import {afterAll, describe, expect, it} from 'vitest';
import {paragraphs, repositories} from './repository';

const {make, remove} = repositories();
afterAll(remove);

const NEXT = 'docs/rest.md';
const LATEST = 'versioned_docs/version-4.7/rest.md';
const MIDDLE = 'versioned_docs/version-4.6/rest.md';
const OLDEST = 'versioned_docs/version-4.5/rest.md';

const VERSIONS = {'versions.json': '["4.7", "4.6", "4.5"]'};
const everywhere = (text: string) => ({[NEXT]: text, [LATEST]: text, [MIDDLE]: text, [OLDEST]: text});
const kinds = (outcomes: ReturnType<typeof carryCommit>) =>
  Object.fromEntries(outcomes.map(({file, result}) => [file, result]));

describe('a change of a page', () => {
  it('goes into all other versions and the working copy, and is not committed', () => {
    const repository = make({...VERSIONS, ...everywhere(paragraphs())});
    repository.write({[LATEST]: paragraphs({5: 'Mended.'})});
    const commit = repository.commit();
    expect(kinds(carryCommit(repository.root, commit))).toEqual({
      [NEXT]: 'merged',
      [MIDDLE]: 'merged',
      [OLDEST]: 'merged',
    });
    for (const file of [NEXT, MIDDLE, OLDEST]) expect(repository.read(file)).toBe(paragraphs({5: 'Mended.'}));
    expect(repository.status().trim().split('\n')).toHaveLength(3);
  });

  it('goes from the working copy and from an older version as well', () => {
    for (const source of [NEXT, MIDDLE]) {
      const repository = make({...VERSIONS, ...everywhere(paragraphs())});
      repository.write({[source]: paragraphs({2: 'Mended.'})});
      carryCommit(repository.root, repository.commit());
      for (const file of Object.keys(everywhere(''))) expect(repository.read(file)).toContain('Mended.');
    }
  });

  it('keeps what a version says differently elsewhere', () => {
    const repository = make({...VERSIONS, ...everywhere(paragraphs()), [MIDDLE]: paragraphs({2: 'Only here.'})});
    repository.write({[LATEST]: paragraphs({7: 'Mended.'})});
    carryCommit(repository.root, repository.commit());
    expect(repository.read(MIDDLE)).toBe(paragraphs({2: 'Only here.', 7: 'Mended.'}));
  });

  it('is made as far as it fits, and the rest is marked in the file', () => {
    const repository = make({...VERSIONS, ...everywhere(paragraphs()), [MIDDLE]: paragraphs({7: 'Only here.'})});
    repository.write({[LATEST]: paragraphs({3: 'Mended.', 7: 'Mended too.'})});
    const outcomes = carryCommit(repository.root, repository.commit());
    expect(kinds(outcomes)).toEqual({[NEXT]: 'merged', [MIDDLE]: 'conflicts', [OLDEST]: 'merged'});
    const text = repository.read(MIDDLE);
    expect(text).toContain('Mended.');
    expect(text).toContain('<<<<<<< here\nOnly here.\n=======\nMended too.\n>>>>>>> after\n');
  });

  it('is not made twice', () => {
    const repository = make({
      ...VERSIONS,
      ...everywhere(paragraphs()),
      [MIDDLE]: paragraphs({2: 'Only here.', 5: 'Mended.'}),
    });
    repository.write({[LATEST]: paragraphs({5: 'Mended.'})});
    const commit = repository.commit();
    expect(kinds(carryCommit(repository.root, commit))[MIDDLE]).toBe('merged');
    repository.commit();
    carryCommit(repository.root, commit);
    expect(repository.status()).toBe('');
  });

  it('that stands in several versions goes on from the nearest of them', () => {
    const repository = make({...VERSIONS, ...everywhere(paragraphs())});
    repository.write({[LATEST]: paragraphs({5: 'New words.'}), [MIDDLE]: paragraphs({5: 'Old words.'})});
    expect(kinds(carryCommit(repository.root, repository.commit()))).toEqual({[NEXT]: 'merged', [OLDEST]: 'merged'});
    expect(repository.read(NEXT)).toContain('New words.');
    expect(repository.read(OLDEST)).toContain('Old words.');
  });

  it('follows a page to its former place', () => {
    const before = 'versioned_docs/version-4.5/developers/components/managing.md';
    const after = 'versioned_docs/version-4.6/reference/components/applications.md';
    const repository = make({...VERSIONS, [before]: paragraphs(), [after]: paragraphs()});
    repository.write({[after]: paragraphs({5: 'Mended.'})});
    carryCommit(repository.root, repository.commit());
    expect(repository.read(before)).toContain('Mended.');
  });
});

describe('a new file', () => {
  it('goes into the twin of the version only', () => {
    const repository = make({...VERSIONS, ...everywhere(paragraphs())});
    const file = 'versioned_docs/version-4.7/img/map.svg';
    repository.write({[file]: '<svg/>'});
    expect(kinds(carryCommit(repository.root, repository.commit()))).toMatchObject({
      'docs/img/map.svg': 'merged',
      'versioned_docs/version-4.6/img/map.svg': 'left out: only here',
    });
    expect(repository.read('docs/img/map.svg')).toBe('<svg/>');
    expect(existsSync(join(repository.root, 'versioned_docs/version-4.6/img/map.svg'))).toBe(false);
  });
});

describe('a removed page', () => {
  it('goes from the twin of the version only', () => {
    const repository = make({...VERSIONS, ...everywhere(paragraphs())});
    rmSync(join(repository.root, LATEST));
    carryCommit(repository.root, repository.commit());
    expect(existsSync(join(repository.root, NEXT))).toBe(false);
    expect(existsSync(join(repository.root, MIDDLE))).toBe(true);
  });
});

it('says which versions do not have the page', () => {
  const older = 'versioned_docs/version-4.5/index.md';
  const repository = make({
    ...VERSIONS,
    [NEXT]: paragraphs(),
    [LATEST]: paragraphs(),
    [MIDDLE]: paragraphs(),
    [older]: '',
  });
  repository.write({[LATEST]: paragraphs({5: 'Mended.'})});
  const outcomes = carryCommit(repository.root, repository.commit());
  expect(outcomes).toContainEqual({file: OLDEST, result: 'left out: the version has no such page'});
});

describe('nothing is changed', () => {
  it('when a file has changes that are not committed', () => {
    const repository = make({...VERSIONS, ...everywhere(paragraphs())});
    repository.write({[LATEST]: paragraphs({5: 'Mended.'})});
    const commit = repository.commit();
    repository.write({[OLDEST]: paragraphs({1: 'In work.'})});
    const before = repository.status();
    expect(() => carryCommit(repository.root, commit)).toThrow(
      `Nothing was changed: commit or stash the changes of ${OLDEST} first.`,
    );
    expect(repository.status()).toBe(before);
  });

  it('when a file that does not count is dirty, the rest goes on', () => {
    const repository = make({...VERSIONS, ...everywhere(paragraphs()), 'README.md': 'One.'});
    repository.write({[LATEST]: paragraphs({5: 'Mended.'})});
    const commit = repository.commit();
    repository.write({'README.md': 'Two.'});
    expect(kinds(carryCommit(repository.root, commit))[NEXT]).toBe('merged');
  });

  it.each([
    ['no-such-commit', 'no-such-commit is no commit of this repository.'],
    ['--output=x', '--output=x is no commit of this repository.'],
    ['HEAD', 'HEAD is the first commit: expected a commit with one parent.'],
  ])('by %s', (commit, message) => {
    const repository = make({...VERSIONS, ...everywhere(paragraphs())});
    expect(() => carryCommit(repository.root, commit)).toThrow(message);
  });

  it('by a merge, or by a commit that changes no page', () => {
    const repository = make({...VERSIONS, ...everywhere(paragraphs())});
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
