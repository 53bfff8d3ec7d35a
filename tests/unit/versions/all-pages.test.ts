import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPages} from '@site/scripts/examples/read-pages';
import {checkVersions} from '@site/scripts/versions/check-versions';
import {formatVersionProblems} from '@site/scripts/versions/format-version-problems';
import {folderOf} from '@site/scripts/versions/version-folders';
import sidebars from '@site/sidebars';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {expect, test} from 'vitest';

test('every version speaks of itself only', {timeout: 60_000}, () => {
  const pages = readPages(projectPath(''));
  expect(pages.length).toBeGreaterThan(200);
  const problems = checkVersions(pages);
  if (problems.length > 0) throw new Error(formatVersionProblems(problems));
});

test('the working copy equals the latest version', () => {
  const [latest] = versions as [string];
  const [working, released] = [folderOf('current'), folderOf(latest)];
  const filesIn = (folder: string) =>
    readdirSync(projectPath(folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(projectPath(folder).length + 1));
  const files = [...new Set([...filesIn(working), ...filesIn(released)])].toSorted();
  const textOf = (file: string) => {
    try {
      return readFileSync(projectPath(file));
    } catch {
      return undefined;
    }
  };
  const different = files.filter((file) => {
    const [a, b] = [textOf(join(working, file)), textOf(join(released, file))];
    return !a || !b || !a.equals(b);
  });
  const hint = `Until work on the next release begins, a change goes into both: npm run versions:carry -- COMMIT. When it begins, this test goes.`;
  expect(different, `${working}/ differs from ${released}/ in these files. ${hint}`).toEqual([]);
  const sidebar: unknown = JSON.parse(
    readFileSync(projectPath(`versioned_sidebars/version-${latest}-sidebars.json`), 'utf8'),
  );
  expect(sidebars, `sidebars.ts differs from the sidebar of ${latest}. ${hint}`).toEqual(sidebar);
});
