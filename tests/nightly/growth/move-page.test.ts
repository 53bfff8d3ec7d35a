import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readPages} from '@site/scripts/pages/read-pages';
import {changeDestinations, readDestinations} from '@site/scripts/scaffold/destinations';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {problemsOf, makeCopy, read, removeCopies, run, TESTS} from './support';

// In a file of its own: it takes as long as all other commands, and files run side by side.

let root = '';

beforeAll(() => {
  root = makeCopy();
});
afterAll(removeCopies);

it('a page that many others link to is moved', () => {
  const before = new Map(readPages(root).map(({file, text}) => [file, text]));
  const {status, printed} = run('move', 'developers/rest', 'reference/rest-api');
  expect(status, printed).toBe(0);
  const after = readPages(root);
  const linking = after.filter(({file, text}) => before.has(file) && before.get(file) !== text);
  expect(linking.length).toBeGreaterThan(60);
  const moved = after.filter(({file}) => file.endsWith('/reference/rest-api.md'));
  expect(moved.length).toBeGreaterThan(2);
  const withoutLinks = (file: string, text: string) => changeDestinations(text, file.endsWith('.mdx'), () => '');
  for (const {file, text} of [...linking, ...moved]) {
    const former = before.get(file) ?? before.get(file.replace('reference/rest-api', 'developers/rest'))!;
    expect(withoutLinks(file, text)).toBe(withoutLinks(file, former));
    const files = readDestinations(text, file.endsWith('.mdx'))
      .map(({url}) => url.replace(/[?#].*$/, ''))
      .filter((url) => url.startsWith('.'));
    expect(files.filter((url) => !existsSync(join(root, dirname(file), url)))).toEqual([]);
  }
  expect(after.filter(({text}) => /\(\/docs\/[\d.]+\/developers\/rest[)#]/.test(text)).map(({file}) => file)).toEqual(
    [],
  );
  expect(read('src/features/addresses/data/redirects/renamed-pages.ts')).toContain(
    "['developers/rest', 'reference/rest-api']",
  );
  expect(problemsOf(...TESTS)).toBe('');
}, 600_000);
