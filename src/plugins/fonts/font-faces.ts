import {createFontStack} from '@capsizecss/core';
import type {FontMetrics} from './fonts';

interface FontFile {
  family: string;
  weights: string;
  url: string;
  metrics: FontMetrics;
  fallback: FontMetrics & {local: string[]};
}

/**
 * `@font-face` rules of a font and of its fallback, named `<family> fallback`: a font of the reader's system, stretched
 * to the metrics of ours, so that no line breaks elsewhere when ours arrives.
 */
export function fontFaces({family, weights, url, metrics, fallback}: FontFile): string {
  const {fontFaces: faces} = createFontStack([metrics, fallback], {fontFaceFormat: 'styleObject'});
  const {sizeAdjust, ascentOverride, descentOverride, lineGapOverride} = faces[0]!['@font-face'];
  const ours = [
    `font-family:'${family}'`,
    'font-style:normal',
    `font-weight:${weights}`,
    'font-display:swap',
    `src:url(${url}) format('woff2')`,
  ];
  const standIn = [
    `font-family:'${family} fallback'`,
    `src:${fallback.local.map((name) => `local('${name}')`).join(',')}`,
    ...(sizeAdjust ? [`size-adjust:${sizeAdjust}`] : []),
    ...(ascentOverride ? [`ascent-override:${ascentOverride}`] : []),
    ...(descentOverride ? [`descent-override:${descentOverride}`] : []),
    ...(lineGapOverride ? [`line-gap-override:${lineGapOverride}`] : []),
  ];
  return [ours, standIn].map((face) => `@font-face{${face.join(';')}}`).join('');
}
