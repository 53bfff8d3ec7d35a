import {describe, expect, it} from 'vitest';
import versions from '../../versions.json';
import {escapeRegExp} from '../../src/lib/escape-regexp';
import {historyPath, type PageHistory} from '../../src/features/changes/page-history';
import {
  builtFile,
  builtFiles,
  builtPage,
  deadLinks,
  idsOf,
  isMadeOfData,
  publishedPages,
  rootOf,
  servedBytes,
  servedFile,
} from './support';

const built = versions.filter((version) => servedFile(rootOf(version)));

describe('the availability matrix', () => {
  it('leads to sections that exist', () => {
    expect(deadLinks(builtPage('/docs/availability'), 'main tbody a')).toEqual([]);
  });

  it('links nearly everything that a version has', () => {
    const $ = builtPage('/docs/availability');
    const cells = $('main tbody td')
      .toArray()
      .filter((cell) => /^(?:yes|since|until|deprecated)/.test($(cell).text()));
    const linked = cells.filter((cell) => $(cell).find('a').length > 0);
    // Versions that are not built cannot be linked, and 4.1 documented operations elsewhere.
    const share = built.length === versions.length ? 0.94 : 0.9 * (built.length / versions.length) - 0.1;
    expect(linked.length / cells.length).toBeGreaterThan(share);
  });

  it('is there for programs, with the same entries', () => {
    const lines = builtFile('docs/availability.csv').trimEnd().split('\r\n');
    const {features} = JSON.parse(builtFile('docs/availability.json')) as {features: unknown[]};
    expect(features.length).toBe(lines.length - 1);
    expect(features.length).toBeGreaterThan(1000);
  });
});

describe('what changed in a page', () => {
  const files = builtFiles(historyPath(''));
  const pageOf = (file: string) => `/${file.slice(0, -historyPath('').length)}`;
  const histories = files.map((file) => ({file, text: builtFile(file)}));

  it('is there for every page of the docs', () => {
    const pages = publishedPages().filter(
      (address) => /^\/docs(?:\/|$)/.test(address) && !address.includes('/category/') && !isMadeOfData(address),
    );
    const known = new Set(files.map(pageOf));
    expect(pages.filter((address) => !known.has(address))).toEqual([]);
  });

  it('is small', () => {
    const large = histories.filter(({file}) => servedBytes(file) > 20_000);
    expect(large.map(({file}) => file)).toEqual([]);
  });

  const changesIn = (file: string) =>
    (JSON.parse(builtFile(file)) as PageHistory).steps.flatMap(({version, changes}) =>
      changes.map((change) => ({version, ...change})),
    );

  it('was removed only if the page does not have its name any more, neither in the text nor as a section', () => {
    const problems = histories.flatMap(({file, text}) => {
      const {steps} = JSON.parse(text) as PageHistory;
      const page = builtFile(`${file.slice(0, -historyPath('').length)}.md`);
      const has = (name: string) =>
        new RegExp(String.raw`(?<![\w$.-])${escapeRegExp(name)}(?![\w$-])`).test(
          page.replaceAll(/\]\([^)\s]*\)/g, ']'),
        );
      const headings = new Set(
        [...page.matchAll(/^#{2,6} (.*)$/gm)].map(([, title = '']) => title.replaceAll('`', '')),
      );
      const removed = steps.flatMap(({changes, sections}) => [
        ...changes.filter(({what}) => what === 'removed').flatMap(({name}) => (has(name) ? name : [])),
        ...sections.filter(({what}) => what === 'removed').flatMap(({title}) => (headings.has(title) ? title : [])),
      ]);
      return removed.map((name) => `${file}: ${name}`);
    });
    expect(problems).toEqual([]);
  });

  // Features that pages once said to be added or removed although only the tables of the pages differed.
  it.each([
    ['docs/4.6/reference/analytics', 'success|duration|transfer|bytes-sent|memory|utilization|mqtt-connections'],
    ['docs/4.6/developers/applications/caching', 'cache-hit|cache-resolution'],
    ['docs/4.2/administration/jobs', 'aws_access_key_id|search_operation|csv_url'],
    ['docs/4.5/reference/globals', 'getUser'],
    ['docs/4.6/reference/globals', 'authenticateUser|getUser'],
    [
      'docs/4.4/developers/components/reference',
      String.raw`request\.method|request\.headers|request\.body|subProtocol`,
    ],
    ['docs/4.4/deployments/configuration-sources', String.raw`clustering\.\*`],
    ['docs/4.3/reference/analytics', 'main-thread-utilization|socket-routed|bytes-received'],
    ['docs/4.5/reference/resource', 'getRecordCount'],
    ['docs/4.3/developers/operations-api/utilities', 'filename'],
  ])('%s does not claim that these came or went: %s', (page, names) => {
    const file = historyPath(page);
    if (!files.includes(file)) return;
    const claims = changesIn(file).filter(({name}) => new RegExp(`^(?:${names})$`).test(name));
    const version = /\d+\.\d+/.exec(page)![0];
    expect(claims.filter((claim) => claim.version === version)).toEqual([]);
  });

  it('leads to sections and pages that exist', () => {
    const problems = histories.flatMap(({file, text}) => {
      const {steps, versions: others} = JSON.parse(text) as PageHistory;
      const own = idsOf(pageOf(file));
      const anchors = steps.flatMap(({changes, sections}) => [...changes, ...sections].map(({anchor}) => anchor));
      return [
        ...anchors.filter((anchor) => anchor && !own.has(anchor)).map((anchor) => `${file}: #${anchor}`),
        ...Object.values(others).flatMap((other) => (other && !servedFile(other.path) ? `${file}: ${other.path}` : [])),
      ];
    });
    expect(problems).toEqual([]);
  });
});
