import {existsSync} from 'node:fs';
import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import versions from '../../versions.json';
import {projectPath, publicRoutes, published, UNNUMBERED} from '../support';
import {attributesOf, builtFile, builtFiles, builtPage, publishedPages, scanned, servedFile} from './support';

const addresses = publishedPages();
const pages = addresses.map((address) => ({address, $: builtPage(address, scanned)}));

/** The file of the page of a public route: that of a version that is not the latest any more has a number by now. */
const numbered = (route: string) =>
  versions[0] !== UNNUMBERED && /^\/docs(?!\/\d)/.test(route) ? route.replace('/docs', `/docs/${UNNUMBERED}`) : route;
const descriptionOf = ($: CheerioAPI) => $('meta[name=description]').attr('content') ?? '';

/** Docs version of an address; the latest one has none in its addresses, like the sections without versions. */
const versionOf = (address: string) => /^\/docs\/(\d+\.\d+)(?:\/|$)/.exec(address)?.[1];

/** Routes of the versions that are published. */
const expected = publicRoutes().filter((route) => versions.includes(versionOf(route) ?? versions[0]!));

/** Pages of their own that search engines leave out, so no list of pages has them. */
const TOOLS = new Set(['/search', '/preferences']);

describe('the published pages', () => {
  it('have every public route of the versions that are there', () => {
    expect(published().length).toBeGreaterThanOrEqual(931);
    const pageRoutes = expected.filter((route) => !TOOLS.has(route));
    expect(pageRoutes.filter((route) => ![route, numbered(route)].some((one) => addresses.includes(one)))).toEqual([]);
  });

  it('are found at every public route, or one forwards to them', () => {
    expect(expected.filter((route) => !servedFile(route))).toEqual([]);
  });

  it('never include the working copy', () => {
    const files = builtFiles('.html').filter((file) => file.startsWith('docs/next'));
    // Addresses of the working copy on the former site forward.
    expect(files.filter((file) => !builtFile(file).includes('http-equiv=refresh'))).toEqual([]);
  });

  it.each<[string, (page: (typeof pages)[number]) => boolean]>([
    ['state language and direction', ({$}) => $('html').attr('lang') === 'en' && $('html').attr('dir') === 'ltr'],
    ['have one h1', ({$}) => $('h1').length === 1],
    ['have a description of 60 to 160 characters', ({$}) => /^.{60,160}$/s.test(descriptionOf($))],
    ['load the script under /js', ({$}) => $('script[src="/js/vitals.js"]').length === 1],
    [
      'say above their columns that they show requests',
      ({$}) => $('.operation').length === 0 || $('.operation-page').length > 0,
    ],
    ['say so where they do alone', ({$}) => $('.operation-page').length === 0 || $('.operation').length > 0],
    ['have no banner', ({$}) => $('.theme-doc-version-banner').length === 0],
    [
      'show the version they are of unless it is the latest',
      ({address, $}) => {
        const badge = $('.theme-doc-version-badge').text();
        const version = versionOf(address);
        return version ? new RegExp(`^Version ${version}(?!\\d)`).test(badge) : badge === '';
      },
    ],
  ])('%s', (_, isRight) => {
    expect(pages.filter((page) => !isRight(page)).map(({address}) => address)).toEqual([]);
  });

  it('have a title of their own, which names the version or the section', () => {
    const titles = pages.map(({address, $}) => ({address, title: $('title').text()}));
    const scopeOf = (address: string) => {
      if (address.startsWith('/release-notes')) return 'Harper release notes';
      return address.startsWith('/fabric') ? 'Harper Fabric' : `Harper ${versionOf(address) ?? versions[0]}`;
    };
    expect(titles.filter(({address, title}) => !title.includes(scopeOf(address)))).toEqual([]);
    const counts = new Map<string, string[]>();
    for (const {address, title} of titles) counts.set(title, [...(counts.get(title) ?? []), address]);
    expect([...counts].filter(([, same]) => same.length > 1)).toEqual([]);
    expect(titles.find(({address}) => address === '/docs/developers/rest')?.title).toBe(
      `REST interface · Harper ${versions[0]}`,
    );
  });

  it('have a description that no other page of their version has', () => {
    const descriptions = pages.map(({address, $}) => `${versionOf(address)}: ${descriptionOf($)}`);
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });

  it('name one canonical address: their own, or that of an equal page of the latest version', () => {
    const links = pages.map(({address, $}) => ({
      address,
      canonical: attributesOf($, 'link[rel=canonical]', 'href').map((url) => url.replace('http://localhost:3000', '')),
      $,
    }));
    expect(links.filter(({canonical}) => canonical.length !== 1).map(({address}) => address)).toEqual([]);
    const elsewhere = links.filter(({address, canonical: [own]}) => own !== address);
    expect(elsewhere.length).toBeGreaterThan(0);
    const codeOf = ($: CheerioAPI) => $('article .theme-doc-markdown').text();
    const problems = elsewhere.filter(({address, canonical: [other = ''], $}) => {
      const isOfLatest = addresses.includes(other) && versionOf(other) === undefined;
      return !versionOf(address) || !isOfLatest || codeOf($) !== codeOf(builtPage(other, scanned));
    });
    expect(problems.map(({address}) => address)).toEqual([]);
  });

  it('lead to the source file of their own version for editing', () => {
    const withPage = versions.filter((version) =>
      existsSync(projectPath(`versioned_docs/version-${version}/developers/rest.md`)),
    );
    expect(withPage.length).toBeGreaterThan(1);
    for (const version of withPage) {
      const page = `${version === versions[0] ? 'docs' : `docs/${version}`}/developers/rest.html`;
      expect(builtFile(page)).toContain(`/edit/main/versioned_docs/version-${version}/developers/rest.md`);
    }
    expect(builtFile('fabric.html')).toContain('/edit/main/fabric/index.md');
    expect(builtFile('release-notes/v4-tucker/4.7.3.html')).toContain('/edit/main/release-notes/v4-tucker/4.7.3.md');
  });
});

describe('what else is published', () => {
  it('has a page for what is not found', () => {
    expect(builtFile('404.html')).toContain('Page not found');
  });

  it('ships no analytics code without an id', () => {
    const scripts = builtFiles('.html', '.js').filter((file) =>
      /googletagmanager|google-analytics|dataLayer/.test(builtFile(file)),
    );
    expect(scripts).toEqual([]);
  });

  it('has the scripts that the one under /js loads', () => {
    expect(builtFile('js/vitals.js')).toContain('report-vitals.js');
    expect(builtFile('js/report-vitals.js')).toContain('web-vitals.js');
    expect(builtFile('js/web-vitals.js')).toContain('onINP');
  });

  it('names no machine and no development address', () => {
    const leaks = builtFiles('.html', '.js', '.css', '.json', '.xml').filter((file) =>
      /\/(?:home|root|work|tmp)\/[a-z]+\/(?:src|node_modules|docs)|localhost:(?!3000|99\d\d|1883|8883|8000|3001)\d{4}\/docs/.test(
        builtFile(file),
      ),
    );
    expect(leaks).toEqual([]);
  });
});
