import type {Config} from '@docusaurus/types';
import {PAGE_END} from '../lib/page-end';
import {site} from './site';

// The Latin variable fonts of the npm packages @fontsource-variable/geist and geist-mono. A newer release needs a new
// file name with its number, since browsers cache everything in `assets/` for a year.
const text = `${site.baseUrl}assets/fonts/geist-5.3.0.woff2`;
const code = `${site.baseUrl}assets/fonts/geist-mono-5.3.0.woff2`;

/**
 * The fonts are preloaded and each page has their `@font-face` rules, so that the browser requests them before it has
 * read the style sheet, and holds the first paint for them for a moment. A page whose fonts arrive later than that keeps a
 * system font, scaled to the same metrics, until the next load: a swap would move the text under the reader's eyes. The
 * figures are from capsize (https://seek-oss.github.io/capsize/).
 */
const faces = `
@font-face{font-family:'Geist';font-style:normal;font-weight:100 900;font-display:optional;src:url(${text}) format('woff2')}
@font-face{font-family:'Geist fallback';src:local('Arial'),local('Liberation Sans'),local('Arimo');size-adjust:105.798%;ascent-override:94.9921%;descent-override:27.8833%;line-gap-override:0%}
@font-face{font-family:'Geist Mono';font-style:normal;font-weight:100 900;font-display:optional;src:url(${code}) format('woff2')}
@font-face{font-family:'Geist Mono fallback';src:local('Courier New'),local('Liberation Mono'),local('Cousine');size-adjust:99.9837%;ascent-override:100.516%;descent-override:29.5048%}
`;

/** Tags for the fonts and the icons in the head of each page. If the logo changes, export the icons again. */
export const headTags = [
  link({rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href: text}),
  link({rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href: code}),
  {tagName: 'style', attributes: {}, innerHTML: faces.replaceAll('\n', '')},
  // Without this, a slow processor paints half of the navbar first, and its right part moves when the rest is there.
  link({rel: 'expect', href: `#${PAGE_END}`, blocking: 'render'}),
  // The size keeps browsers that support SVG from choosing this one.
  link({rel: 'icon', href: `${site.baseUrl}favicon.ico`, sizes: '32x32'}),
  link({rel: 'icon', href: `${site.baseUrl}img/favicon.svg`, type: 'image/svg+xml'}),
  link({rel: 'apple-touch-icon', href: `${site.baseUrl}apple-touch-icon.png`}),
  // Phones would make links of what looks like a telephone number or a date.
  {tagName: 'meta', attributes: {name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no'}},
  link({rel: 'manifest', href: `${site.baseUrl}site.webmanifest`}),
] satisfies Config['headTags'];

function link(attributes: Record<string, string>) {
  return {tagName: 'link', attributes};
}
