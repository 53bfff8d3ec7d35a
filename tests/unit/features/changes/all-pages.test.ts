import '@site/tests/unit/product-history';
import {names} from '@site/src/features/changes/node/compare-pages';
import {pageHistories} from '@site/src/features/changes/node/page-history';
import {readComparedPage} from '@site/src/features/changes/node/read-page';
import {pageMoves} from '@site/src/features/versions/data/page-moves';
import {compareVersions} from '@site/src/lib/compare-versions';
import {groupBy} from '@site/src/lib/group-by';
import {readPages} from '@site/scripts/pages/read-pages';
import {projectPath} from '@site/tests/support';
import {expect, test} from 'vitest';

/** The pages of each docs version, newest first, without the working copy. */
const sources = readPages(projectPath('')).flatMap(({file, text}) => {
  const [, version = '', id = ''] = /^versioned_docs\/version-([^/]+)\/(.+)\.mdx?$/.exec(file) ?? [];
  return version === '' ? [] : [{version, id, ...readComparedPage(id, text, file.endsWith('.mdx'))}];
});
const versions = [...groupBy(sources, ({version}) => version)]
  .toSorted(([a], [b]) => compareVersions(b, a))
  .map(([version, pages]) => ({
    version,
    pages: new Map(pages.map(({id, ...page}) => [id, {permalink: `/docs/${version}/${id}`, ...page}])),
  }));

const historyOf = pageHistories(versions, pageMoves);

/** Every change that readers of a page are told, in any version. */
const told = versions.flatMap(({version, pages}) =>
  [...pages].flatMap(([id, page]) =>
    historyOf(id, version).steps.flatMap((step) => step.changes.map((change) => ({version, id, page, step, change}))),
  ),
);

const wordsOf = ({version, id, step, change}: (typeof told)[number]) =>
  `${version} ${id}, since ${step.version}: ${change.kind} ${change.name} ${change.what}`;

test('no page says of a name that it contains that it was removed', () => {
  const removed = told.filter(({change}) => change.what === 'removed');
  expect(removed.length).toBeGreaterThan(10);
  expect(removed.filter(({page, change}) => names(page, change)).map(wordsOf)).toEqual([]);
});

// Each of these was told at a time when differences between tables of pages counted as changes of the product.
test.each([
  ['removed', 'bytes-sent duration memory mqtt-connections success transfer utilization'],
  ['removed', 'cache-hit cache-resolution'],
  ['removed', 'aws_access_key_id csv_url search_operation'],
  ['removed', 'getUser request.body request.headers request.method httpsRejectUnauthorized subProtocol'],
  ['added', 'bytes-received main-thread-utilization socket-routed'],
])('nobody is told that these were %s: %s', (what, untrue) => {
  expect(
    told.filter(({change}) => change.what === what && untrue.split(' ').includes(change.name)).map(wordsOf),
  ).toEqual([]);
});

test.each([
  ['4.3', '*.package *.port'],
  ['4.6', 'authenticateUser getUser'],
  ['4.7', 'operationsApi.network.http2'],
])('what there was before %s is not new in it: %s', (release, older) => {
  const isUntrue = ({step, change}: (typeof told)[number]) =>
    step.version === release && change.what === 'added' && older.split(' ').includes(change.name);
  expect(told.filter(isUntrue).map(wordsOf)).toEqual([]);
});
