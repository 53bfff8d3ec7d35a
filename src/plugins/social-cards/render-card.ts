import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import type {ReactNode} from 'react';
import {CARD_SIZE} from '../../lib/social-card';
import type {CardElement} from './card-design';

const {resolve} = createRequire(__filename);
const WEIGHTS = [400, 600] as const;

/** Pixels of four bytes each: red, green, blue, and how opaque they are. */
export type RenderCard = (design: CardElement) => Promise<ArrayBuffer>;

/** Loads what it takes to draw cards: the first one takes a while, so this happens only when one is missing. */
export async function createRenderer(): Promise<RenderCard> {
  const [{default: satori}, {Resvg}] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  const fonts = await Promise.all(
    WEIGHTS.map(async (weight) => ({
      name: 'Geist',
      weight,
      data: await readFile(resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`)),
    })),
  );
  return async (design) => {
    const svg = await satori(design as unknown as ReactNode, {
      ...CARD_SIZE,
      fonts,
      loadAdditionalAsset: async (_language, text) => {
        throw new Error(`Its font has no "${text}".`);
      },
    });
    // Letters are outlines by now.
    const {pixels} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
    return new Uint8Array(pixels).buffer;
  };
}
