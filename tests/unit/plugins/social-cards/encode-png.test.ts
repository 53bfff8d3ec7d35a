import {Resvg} from '@resvg/resvg-js';
import {encodePng} from '@site/src/plugins/social-cards/encode-png';
import {expect, it} from 'vitest';

const words = (bytes: Buffer) => new Uint32Array(new Uint8Array(bytes).buffer);

/** The picture as another program reads it. */
function decode(png: Buffer, width: number, height: number): Buffer {
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${image}</svg>`,
  ).render().pixels;
}

it('writes every pixel of a picture of few colors', () => {
  const pixels = Buffer.from([
    255, 0, 0, 255, 0, 128, 255, 255, 1, 2, 3, 255, 255, 0, 0, 255, 9, 9, 9, 255, 0, 0, 0, 255,
  ]);
  expect(decode(encodePng(words(pixels), 3, 2), 3, 2)).toEqual(pixels);
});

it('takes near colors for one where there are more than 256', () => {
  const size = 20;
  const pixels = Buffer.from(
    Array.from({length: size * size}, (_, index) => [index % 256, index >> 8, 100, 255]).flat(),
  );
  const decoded = decode(encodePng(words(pixels), size, size), size, size);
  const furthest = Math.max(...decoded.map((value, index) => Math.abs(value - pixels[index]!)));
  expect(furthest).toBe(1);
});
