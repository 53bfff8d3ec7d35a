import {createRequire} from 'node:module';
import type Sharp from 'sharp';
import {CARD_SIZE} from '../../lib/social-card';
import {designCard} from './card-design';
import type {Card} from './collect-cards';
import {createRenderer} from './render-card';

/** Draws a card and returns it as a PNG file. */
export type DrawCard = (card: Omit<Card, 'file'>) => Promise<Buffer>;

/** Where it has which pixel. */
type Label = readonly (readonly [at: number, pixel: number])[];

/**
 * Prepares to draw cards. Those of a page in several versions differ in the name of the version alone: when they follow each
 * other, the rest of them is laid out and drawn once.
 *
 * @param mark the mark of the site, as the text of an SVG file
 */
export async function createDrawer(mark: string): Promise<DrawCard> {
  const render = await createRenderer();
  // Its two entries, for `import` and `require`, look different to what Docusaurus loads this file with.
  const sharp = createRequire(__filename)('sharp') as typeof Sharp;
  const draw = async (card: Omit<Card, 'file'>) => new Uint32Array(await render(designCard(card, mark)));
  const empty = await draw({title: '', place: []});
  const labels = new Map<string, Promise<Label>>();
  let last: {key: string; pixels: Uint32Array} | undefined;

  function labelOf(version: string): Promise<Label> {
    const label =
      labels.get(version) ?? draw({title: '', place: [], version}).then((pixels) => differences(pixels, empty));
    labels.set(version, label);
    return label;
  }

  return async ({title, place, version}) => {
    const key = JSON.stringify([title, place]);
    if (last?.key !== key) last = {key, pixels: await draw({title, place})};
    const pixels = last.pixels.slice();
    if (version !== undefined) for (const [at, pixel] of await labelOf(version)) pixels[at] = pixel;
    const raw = {...CARD_SIZE, channels: 4} as const;
    return sharp(new Uint8Array(pixels.buffer), {raw}).removeAlpha().png().toBuffer();
  };
}

/** The pixels of a picture that are other ones in the empty card. */
function differences(pixels: Uint32Array, empty: Uint32Array): Label {
  const label: [at: number, pixel: number][] = [];
  pixels.forEach((pixel, at) => {
    if (pixel !== empty[at]) label.push([at, pixel]);
  });
  return label;
}
