import {existsSync} from 'node:fs';
import {featurePages} from '@site/src/features/versions/data/feature-pages';
import {pageMoves} from '@site/src/features/versions/data/page-moves';
import {equivalentPage} from '@site/src/features/versions/equivalent-page';
import {missingPageReason, missingPageText} from '@site/src/features/versions/missing-page-reason';
import {projectPath} from '@site/tests/support';
import {describe, expect, it, test} from 'vitest';
import versions from '../../../../versions.json';

const all = ['4.7', '4.6', '4.5', '4.4', '4.3'];

describe('why a version lacks a page', () => {
  it.each([
    ['4.3', ['4.7', '4.6', '4.5'], true, '“Blobs” was added in 4.5.'],
    ['4.4', ['4.7', '4.6', '4.5'], false, '“Blobs” has been documented since 4.5.'],
    ['4.6', ['4.4', '4.3'], true, '“Blobs” was last documented in 4.4.'],
    // Gone and come again.
    ['4.5', ['4.7', '4.6', '4.4'], true, '“Blobs” was added in 4.6.'],
  ] as const)('%s, where %j have it', (version, having, isFeature, text) => {
    expect(missingPageText('Blobs', missingPageReason(version, having, all, isFeature))).toBe(text);
  });
});

test.each(featurePages)('%s is a page that the oldest version lacks', (page) => {
  const [latest, oldest] = [versions[0]!, versions.at(-1)!];
  const has = (version: string, id: string) =>
    ['.md', '.mdx'].some((ending) => existsSync(projectPath(`versioned_docs/version-${version}/${id}${ending}`)));
  expect(has(latest, page)).toBe(true);
  const pages = {has: (id: string) => has(oldest, id)} as ReadonlySet<string>;
  expect(equivalentPage(page, latest, oldest, pages, pageMoves).isSame).toBe(false);
});
