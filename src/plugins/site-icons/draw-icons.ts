import type {Resvg} from '@resvg/resvg-js';
import {encodeIco} from './encode-ico';
import {followColorMode} from './mode-aware';

export interface IconDesign {
  /** Fills the icon where the mark is transparent: phones show an icon on a shape of their own. */
  background: string;
  /** What the colors of the mark become in the dark. */
  darkColors: Record<string, string>;
}

interface SiteName {
  name: string;
  shortName: string;
}

/** Sizes that phones and desktops ask a web manifest for. */
const MANIFEST_SIZES = [192, 512];
const TOUCH_SIZE = 180;
const ICO_SIZE = 32;

export const ICON_PATHS = {
  svg: 'img/favicon.svg',
  ico: 'favicon.ico',
  touch: 'apple-touch-icon.png',
  manifest: 'site.webmanifest',
};

/**
 * All icons of the site, drawn from its mark.
 *
 * @param mark text of a square SVG
 * @returns the files, by their path below the base URL
 */
export function drawIcons(
  Renderer: typeof Resvg,
  mark: string,
  {background, darkColors}: IconDesign,
  site: SiteName,
): Record<string, Buffer> {
  const draw = (size: number, behind?: string) =>
    new Renderer(mark, {fitTo: {mode: 'width', value: size}, background: behind}).render().asPng();
  const manifestPath = (size: number) => `img/icon-${size}.png`;
  const manifest = {
    name: site.name,
    short_name: site.shortName,
    // All relative to the manifest, so they hold under every base URL.
    start_url: './docs',
    display: 'browser',
    theme_color: background,
    background_color: background,
    icons: MANIFEST_SIZES.map((size) => ({src: manifestPath(size), sizes: `${size}x${size}`, type: 'image/png'})),
  };
  return {
    [ICON_PATHS.svg]: Buffer.from(followColorMode(mark, darkColors)),
    [ICON_PATHS.ico]: encodeIco(draw(ICO_SIZE), ICO_SIZE),
    [ICON_PATHS.touch]: draw(TOUCH_SIZE, background),
    ...Object.fromEntries(MANIFEST_SIZES.map((size) => [manifestPath(size), draw(size)])),
    [ICON_PATHS.manifest]: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`),
  };
}
