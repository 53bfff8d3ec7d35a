import type {CheerioAPI} from 'cheerio';
import {describe, expect, it} from 'vitest';
import versions from '../../versions.json';
import {publicRoutes} from '../support';
import {builtFile, builtFiles, builtPage, publishedPages} from './support';

const addresses = publishedPages();
const pages = addresses.map((address) => ({address, $: builtPage(address)}));
const descriptionOf = ($: CheerioAPI) => $('meta[name=description]').attr('content') ?? '';

/** Pages that have come since the list of public routes was made. */
const newPages = ['/release-notes/upgrade'];

/** Docs version of an address; the latest one has none in its addresses, like the sections without versions. */
const versionOf = (address: string) => /^\/docs\/(\d+\.\d+)(?:\/|$)/.exec(address)?.[1];

/** Routes of the versions that the site has so far. */
const expected = publicRoutes().filter((route) => versions.includes(versionOf(route) ?? versions[0]!));

describe('the published pages', () => {
  it('are those of the public routes, and no others', () => {
    expect(addresses.toSorted()).toEqual([...expected.filter((route) => route !== '/search'), ...newPages].toSorted());
  });

  it('never include the working copy', () => {
    expect(builtFiles('.html').filter((file) => file.startsWith('docs/next'))).toEqual([]);
  });

  it('state language and direction', () => {
    expect(pages.filter(({$}) => $('html').attr('lang') !== 'en' || $('html').attr('dir') !== 'ltr').map(({address}) => address)).toEqual([]);
  });

  it('have one h1 and a title', () => {
    const faults = pages.filter(({$}) => $('h1').length !== 1 || !$('title').text().endsWith('Harper documentation'));
    expect(faults.map(({address}) => address)).toEqual([]);
  });

  it('have a description of 60 to 160 characters', () => {
    const faults = pages.map(({address, $}) => [address, descriptionOf($)] as const).filter(([, text]) => text.length < 60 || text.length > 160);
    expect(faults).toEqual([]);
  });

  it('have a description that no other page of their version has', () => {
    const descriptions = pages.map(({address, $}) => `${versionOf(address)}: ${descriptionOf($)}`);
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
  });

  it('name themselves as canonical', () => {
    expect(pages.filter(({address, $}) => $('link[rel=canonical]').attr('href') !== `http://localhost:3000${address}`).map(({address}) => address)).toEqual([]);
  });

  it('show the version they are of, and no banner', () => {
    const docs = pages.filter(({address}) => address.startsWith('/docs') && address !== '/docs/category/developers');
    const shown = docs.map(({address, $}) => [$('.theme-doc-version-badge').text(), versionOf(address) ?? versions[0]!] as const);
    expect(shown.filter(([badge, version]) => !new RegExp(`^Version:? ${version}(?!\\d)`).test(badge))).toEqual([]);
    expect(pages.filter(({$}) => $('.theme-doc-version-banner').length > 0).map(({address}) => address)).toEqual([]);
  });

  it('lead to the source file of their own version for editing', () => {
    for (const [position, version] of versions.entries()) {
      const page = position === 0 ? 'docs/developers/rest.html' : `docs/${version}/developers/rest.html`;
      if (expected.includes(`/${page.replace('.html', '')}`)) {
        expect(builtFile(page)).toContain(`/edit/main/versioned_docs/version-${version}/developers/rest.md`);
      }
    }
    expect(builtFile('fabric.html')).toContain('/edit/main/fabric/index.md');
    expect(builtFile('release-notes/v4-tucker/4.7.3.html')).toContain('/edit/main/release-notes/v4-tucker/4.7.3.md');
  });
});

describe('what else is published', () => {
  it('has a page for what is not found', () => {
    expect(builtFile('404.html')).toContain('Page Not Found');
  });

  it('ships no analytics code without an id', () => {
    const scripts = builtFiles('.html', '.js').filter((file) => /googletagmanager|google-analytics|dataLayer/.test(builtFile(file)));
    expect(scripts).toEqual([]);
  });

  it('loads the script under /js on every page, and has it', () => {
    expect(pages.filter(({$}) => $('script[src="/js/vitals.js"]').length !== 1).map(({address}) => address)).toEqual([]);
    expect(builtFile('js/vitals.js')).toContain('web-vitals.js');
    expect(builtFile('js/web-vitals.js')).toContain('onINP');
  });

  it('names no machine and no development address', () => {
    const leaks = builtFiles('.html', '.js', '.css', '.json', '.xml').filter((file) => /\/(?:home|root|work|tmp)\/[a-z]+\/(?:src|node_modules|docs)|localhost:(?!3000|99\d\d|1883|8883|8000|3001)\d{4}\/docs/.test(builtFile(file)));
    expect(leaks).toEqual([]);
  });
});
