import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {ReactNode} from 'react';
import type Sharp from 'sharp';
import {CARD_SIZE} from '../../lib/social-card';
import {designCard, type CardElement} from './card-design';
import type {Card} from './collect-cards';

const load = createRequire(__filename);
const WEIGHTS = [400, 600] as const;

/** The pixels of a version's label, with their positions. */
type Label = readonly (readonly [at: number, pixel: number])[];

/**
 * Prepares to draw cards. Those of the same page in several versions differ only in the name of the version: when they
 * follow each other, everything else is laid out and drawn once.
 *
 * @param mark the logo of the site, as the text of an SVG file
 * @returns a function that draws a card as a PNG file
 */
export async function createDrawer(mark: string) {
  const render = await createRenderer();
  // Its `import` and `require` entries look different to the loader with which Docusaurus runs this file.
  const sharp = load('sharp') as typeof Sharp;
  const draw = (card: Omit<Card, 'file'>) => render(designCard(card, mark));
  const empty = await draw({title: '', place: []});
  const labels = new Map<string, Promise<Label>>();
  let last: {key: string; pixels: Uint32Array} | undefined;

  function labelOf(version: string): Promise<Label> {
    const label =
      labels.get(version) ?? draw({title: '', place: [], version}).then((pixels) => differences(pixels, empty));
    labels.set(version, label);
    return label;
  }

  return async ({title, place, version}: Omit<Card, 'file'>) => {
    const key = JSON.stringify([title, place]);
    if (last?.key !== key) last = {key, pixels: await draw({title, place})};
    const pixels = last.pixels.slice();
    if (version !== undefined) for (const [at, pixel] of await labelOf(version)) pixels[at] = pixel;
    const raw = {...CARD_SIZE, channels: 4} as const;
    return sharp(new Uint8Array(pixels.buffer), {raw}).removeAlpha().png().toBuffer();
  };
}

/** The pixels of a picture that differ from the empty card. */
function differences(pixels: Uint32Array, empty: Uint32Array): Label {
  const label: [at: number, pixel: number][] = [];
  pixels.forEach((pixel, at) => {
    if (pixel !== empty[at]) label.push([at, pixel]);
  });
  return label;
}

/** Loads what drawing cards takes. This is slow, so it is called only when a card is missing. */
async function createRenderer() {
  const [{default: satori}, {Resvg}] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const fonts = await Promise.all(
    WEIGHTS.map(async (weight) => ({
      name: 'Geist',
      weight,
      data: await readFile(load.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`)),
    })),
  );
  return async (design: CardElement) => {
    const svg = await satori(design as unknown as ReactNode, {
      ...CARD_SIZE,
      fonts,
      loadAdditionalAsset: async (_language, text) => {
        throw new Error(`Its font has no "${text}".`);
      },
    });
    // No fonts are needed: satori has turned all letters into outlines.
    const {pixels} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
    return new Uint32Array(new Uint8Array(pixels).buffer);
  };
}
