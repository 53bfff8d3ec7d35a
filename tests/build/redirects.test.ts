import {describe, expect, it} from 'vitest';
import {redirectToCanonical} from '../../src/features/hosting/node/inline-script';
import {redirectToDocs} from '../../src/features/site/inline-scripts';
import versions from '../../versions.json';
import {legacyRedirects} from '../support';
import {builtFile, scanned, publishedPages, servedFile} from './support';

const pages = new Set(publishedPages());
const forwardOf = (file: string) => /url=([^"]*)"/.exec(builtFile(file))?.[1];

describe('redirects in the build', () => {
  // A redirect waits for its page; tests/unit/config/redirects.test.ts proves the rules for all of them.
  const due = legacyRedirects().filter(([from, to]) => from !== '/' && pages.has(to));

  it('forwards every old address whose page exists, a good share of the list', () => {
    expect(due.length).toBeGreaterThan(250);
    const wrong = due.flatMap(([from, to]) => {
      const file = servedFile(from);
      const forward = file && forwardOf(file);
      return forward === to ? [] : [`${from}: ${forward ?? 'no file'}, expected ${to}`];
    });
    expect(wrong).toEqual([]);
  });

  it('forwards every page of the latest version from the address with its number', () => {
    const latest = [...pages].filter((page) => page === '/docs' || /^\/docs\/(?!\d)/.test(page));
    const wrong = latest.filter((page) => {
      const file = servedFile(page.replace(/^\/docs/, `/docs/${versions[0]}`));
      return !file || forwardOf(file) !== page;
    });
    expect(latest.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('keeps query and fragment, by the same script for all', () => {
    const $ = scanned(builtFile(servedFile('/docs/operations-api')!));
    expect($('link').attr('href')).toBe('/docs/developers/operations-api');
    expect(
      $('script')
        .map((_, script) => $(script).text())
        .get(),
    ).toEqual([redirectToCanonical]);
  });

  it('forwards the root, also without JavaScript', () => {
    const $ = scanned(builtFile('index.html'));
    // Not beside the script: a host that answers `/docs` with this page would be asked again every second.
    expect($('body noscript').html()).toMatch(/http-equiv="?refresh"? content="0; url=docs"/);
    expect($('head script').first().text()).toBe(redirectToDocs);
  });
});
