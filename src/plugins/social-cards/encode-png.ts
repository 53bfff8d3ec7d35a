import {crc32, deflateSync} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PALETTE_IMAGE = 3;
const BITS_PER_PIXEL = 8;
const MOST_COLORS = 256;

/**
 * Writes an opaque picture of few colors as a PNG with a palette, which is a third of the size. Where edges of letters
 * bring more colors than a palette holds, neighboring ones are taken for one.
 *
 * @param pixels four bytes each, from the lowest: red, green, blue, and one that is ignored
 */
export function encodePng(pixels: Uint32Array, width: number, height: number): Buffer {
  // It ends: of one bit each, there are no more than eight colors.
  for (let bits = 8; ; bits--) {
    const indexed = indexColors(pixels, width, height, bits);
    if (!indexed) continue;
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header[8] = BITS_PER_PIXEL;
    header[9] = PALETTE_IMAGE;
    return Buffer.concat([
      SIGNATURE,
      chunk('IHDR', header),
      chunk('PLTE', indexed.palette),
      chunk('IDAT', deflateSync(indexed.rows)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
}

/**
 * @param bits that count of each color value
 * @returns rows as PNG has them, each after the number of its filter, or undefined when there are too many colors
 */
function indexColors(pixels: Uint32Array, width: number, height: number, bits: number) {
  const mask = ((0xff << (8 - bits)) & 0xff) * 0x010101;
  const numbers = new Map<number, number>();
  const palette: number[] = [];
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    // Each row has one byte more than pixels.
    const shift = y + 1;
    for (let from = y * width, to = from; from < end; from = to) {
      const color = pixels[from]!;
      // Most pixels are as the one before.
      do to++;
      while (to < end && pixels[to] === color);
      const known = numbers.get(color & mask);
      if (known === undefined && numbers.size === MOST_COLORS) return undefined;
      const number = known ?? numbers.size;
      if (known === undefined) {
        numbers.set(color & mask, number);
        palette.push(color & 0xff, (color >> 8) & 0xff, (color >> 16) & 0xff);
      }
      rows.fill(number, from + shift, to + shift);
    }
  }
  return {palette: Buffer.from(palette), rows};
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
