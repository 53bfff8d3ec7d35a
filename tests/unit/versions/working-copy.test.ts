import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import sidebars from '@site/sidebars.json';
import {nextRelease} from '@site/src/data/next-release';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {expect, test} from 'vitest';
import {compareVersions} from '@site/src/lib/compare-versions';
import {docsFolder} from '@site/src/lib/versions/version-names';

const [latest] = versions as [string];
const hasBegun = nextRelease !== undefined && !versions.includes(nextRelease);
const HINT =
  'Until work on the next release begins, a change goes into both: npm run versions:carry -- COMMIT. When it begins, ' +
  'write its number into src/data/next-release.ts.';

function filesIn(folder: string): string[] {
  return readdirSync(projectPath(folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(projectPath(folder).length + 1));
}

function textOf(file: string): Buffer | undefined {
  try {
    return readFileSync(projectPath(file));
  } catch {
    return undefined;
  }
}

test('until work on the next release begins, the working copy equals the latest version', () => {
  if (hasBegun) return;
  const [working, released] = [docsFolder('current'), docsFolder(latest)];
  const files = [...new Set([...filesIn(working), ...filesIn(released)])].toSorted();
  const different = files.filter((file) => {
    const [a, b] = [textOf(join(working, file)), textOf(join(released, file))];
    return !a || !b || !a.equals(b);
  });
  expect(different, `${working}/ differs from ${released}/ in these files. ${HINT}`).toEqual([]);
  const sidebar: unknown = JSON.parse(
    readFileSync(projectPath(`versioned_sidebars/version-${latest}-sidebars.json`), 'utf8'),
  );
  expect(sidebars, `sidebars.json differs from the sidebar of ${latest}. ${HINT}`).toEqual(sidebar);
});

test('the next release is a version that comes after the latest one', () => {
  if (!hasBegun) return;
  expect(nextRelease).toMatch(/^\d+\.\d+$/);
  expect(compareVersions(nextRelease!, latest)).toBeGreaterThan(0);
});
