import type {Config} from '@docusaurus/types';
import {site} from './site';

/** The mark of the site: social cards are drawn from this file. The icons in `static/` were drawn from it once. */
export const mark = 'src/brand/mark.svg';

/** Links to the icons in `static/`: a change of the mark means to export them again. */
export const iconTags = [
  // The size keeps browsers that read SVG from taking this one.
  link({rel: 'icon', href: `${site.baseUrl}favicon.ico`, sizes: '32x32'}),
  link({rel: 'icon', href: `${site.baseUrl}img/favicon.svg`, type: 'image/svg+xml'}),
  link({rel: 'apple-touch-icon', href: `${site.baseUrl}apple-touch-icon.png`}),
  link({rel: 'manifest', href: `${site.baseUrl}site.webmanifest`}),
] satisfies Config['headTags'];

function link(attributes: Record<string, string>) {
  return {tagName: 'link', attributes};
}
