import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import versions from '../../versions.json';
import {projectPath} from '../support';
import {attributesOf, builtFile, builtFiles, builtPage, scanned} from './support';

const ORIGIN = 'http://localhost:3000/';

/** Every page but those that only forward from an old address. */
const pages = builtFiles('.html')
  .map((file) => ({file, $: scanned(builtFile(file))}))
  .filter(({file, $}) => file === 'index.html' || $('meta[http-equiv=refresh]').length === 0);

const meta = ($: (typeof pages)[number]['$'], name: string) =>
  attributesOf($, `meta[property="${name}"], meta[name="${name}"]`, 'content');

const problems = (isFaulty: (page: (typeof pages)[number]) => boolean) => pages.filter(isFaulty).map(({file}) => file);

describe('the social card of each page', () => {
  it('is a picture that exists, in the size that is promised', () => {
    const wrong = problems(({$}) => {
      const [image = '', ...others] = meta($, 'og:image');
      const file = projectPath(`build/${image.slice(ORIGIN.length)}`);
      if (others.length > 0 || !image.startsWith(ORIGIN) || !existsSync(file)) return true;
      const png = readFileSync(file);
      return png.readUInt32BE(16) !== 1200 || png.readUInt32BE(20) !== 630;
    });
    expect(wrong).toEqual([]);
    expect(pages.length).toBeGreaterThan(200);
  });

  it('is described once in every word that readers of it look for', () => {
    expect(problems(({$}) => String(meta($, 'og:image:width')) !== '1200')).toEqual([]);
    expect(problems(({$}) => String(meta($, 'og:image:height')) !== '630')).toEqual([]);
    expect(problems(({$}) => String(meta($, 'twitter:card')) !== 'summary_large_image')).toEqual([]);
    expect(problems(({$}) => String(meta($, 'twitter:image')) !== String(meta($, 'og:image')))).toEqual([]);
    expect(problems(({$}) => String(meta($, 'og:image:alt')) !== 'Harper documentation')).toEqual([]);
    expect(problems(({$}) => String(meta($, 'og:title')) === '')).toEqual([]);
  });

  it('is that of the section and, in the documentation, of the version', () => {
    // A new version has the picture of the site until it gets its own.
    const ofLatest = [`docs-${versions[0]}`, 'index'].find((name) =>
      existsSync(projectPath(`static/social/${name}.png`)),
    );
    for (const [address, picture] of Object.entries({
      docs: ofLatest,
      'docs/developers/rest': ofLatest,
      'docs/4.6/developers/rest': 'docs-4.6',
      'release-notes/v4-tucker/4.7.3': 'release-notes',
      fabric: 'fabric',
      search: 'index',
    })) {
      expect(meta(builtPage(address), 'og:image')).toEqual([`${ORIGIN}social/${picture}.png`]);
    }
  });

  it('takes little room', () => {
    const sizes = builtFiles('.png')
      .filter((file) => file.startsWith('social/'))
      .map((file) => readFileSync(projectPath(`build/${file}`)).length);
    expect(Math.max(...sizes)).toBeLessThan(40_000);
  });
});

describe('the icons', () => {
  it('are there wherever a page names one', () => {
    const $ = builtPage('docs');
    const named = attributesOf($, 'link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]', 'href');
    expect(named).toEqual(['/favicon.ico', '/img/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
    expect(named.filter((path) => !existsSync(projectPath(`build${path}`)))).toEqual([]);
  });

  it('of the web manifest are there', () => {
    const {icons} = JSON.parse(builtFile('site.webmanifest')) as {icons: {src: string}[]};
    expect(icons.filter(({src}) => !existsSync(projectPath(`build/${src}`)))).toEqual([]);
    expect(icons).toHaveLength(2);
  });
});
