import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {redirectToCanonical} from '../../src/features/hosting/node/inline-script';
import {redirectToDocs} from '../../src/features/site/inline-scripts';
import {makeRoomForChanges} from '../../src/features/upgrade/inline-script';
import {builtFile, builtFiles, scanned} from './support';

const html = builtFiles('.html');
const pages = html.map((file) => {
  const $ = scanned(builtFile(file));
  const policy = $('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
  const inline = $('script:not([src]):not([type])')
    .map((_, script) => $(script).text())
    .get();
  return {file, $, policy, inline};
});
const header = /Content-Security-Policy: (.*)/.exec(builtFile('_headers'))?.[1] ?? '';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the Content-Security-Policy', () => {
  it('stands in every page before anything that it is for', () => {
    expect(pages.length).toBeGreaterThan(1000);
    const late = pages.filter(({file}) => {
      const text = builtFile(file);
      const at = text.indexOf('http-equiv=Content-Security-Policy');
      return at < 0 || /<script|<link|<style|http-equiv=refresh/.test(text.slice(0, at));
    });
    expect(late.map(({file}) => file)).toEqual([]);
  });

  it('names what is in the page, and the header what is in any', () => {
    const missing = pages.flatMap(({file, policy, inline}) =>
      inline.map(hashOf).flatMap((hash) => (policy.includes(hash) && header.includes(hash) ? [] : [`${file} ${hash}`])),
    );
    expect(missing).toEqual([]);
    expect(header).not.toMatch(/script-src[^;]*'unsafe|style-src-elem[^;]*'unsafe|https?:/);
  });

  it('has few scripts to allow, and all are known', () => {
    const scripts = [...new Set(pages.flatMap(({inline}) => inline))];
    // In the browser, Helmet compares its scripts with those of the page: the minifier must leave them as they are written.
    const written = [redirectToDocs, makeRoomForChanges, redirectToCanonical];
    expect(written.filter((script) => !scripts.includes(script))).toEqual([]);
    // The color mode of the theme, and two of ours, which the minifier may change.
    const known = [/docusaurus-theme/, /DOMContentLoaded/, /tried-path/];
    const others = scripts.filter((script) => !written.includes(script));
    expect(others.filter((script) => !known.some((pattern) => pattern.test(script)))).toEqual([]);
    expect(others).toHaveLength(known.length);
  });

  it('would not stop anything else: no page has handlers or scripts in its attributes', () => {
    const found = pages.filter(({file}) =>
      /<[a-z][^>]*\s(?:on[a-z]+=|href="?javascript:)/i.test(
        builtFile(file).replaceAll(/<(script|code|pre)\b[\s\S]*?<\/\1>/g, ''),
      ),
    );
    expect(found.map(({file}) => file)).toEqual([]);
  });
});
