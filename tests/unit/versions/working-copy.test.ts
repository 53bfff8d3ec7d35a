import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import sidebars from '@site/sidebars';
import {nextRelease} from '@site/src/features/versions/data/next-release';
import {projectPath} from '@site/tests/support';
import versions from '@site/versions.json';
import {expect, test} from 'vitest';
import {compareVersions} from '@site/src/lib/compare-versions';
import {docsFolder} from '@site/src/lib/version-names';

const [latest] = versions as [string];
const hasBegun = nextRelease !== undefined && !versions.includes(nextRelease);
const HINT =
  'Until work on the next release begins, a change goes into both: npm run versions:carry -- COMMIT. When it begins, ' +
  'write its number into src/features/versions/data/next-release.ts.';

test('until work on the next release begins, the working copy equals the latest version', () => {
  if (hasBegun) return;
  const [working, released] = [docsFolder('current'), docsFolder(latest)];
  const compared = spawnSync('git', ['diff', '--no-index', '--name-only', working, released], {encoding: 'utf8'});
  const equal = {status: 0, stdout: ''};
  expect(compared, `${working}/ differs from ${released}/ in these files. ${HINT}`).toMatchObject(equal);
  const sidebar: unknown = JSON.parse(
    readFileSync(projectPath(`versioned_sidebars/version-${latest}-sidebars.json`), 'utf8'),
  );
  expect(sidebars, `sidebars.ts differs from the sidebar of ${latest}. ${HINT}`).toEqual(sidebar);
});

test('the next release is a version that comes after the latest one', () => {
  if (!hasBegun) return;
  expect(nextRelease).toMatch(/^\d+\.\d+$/);
  expect(compareVersions(nextRelease!, latest)).toBeGreaterThan(0);
});
