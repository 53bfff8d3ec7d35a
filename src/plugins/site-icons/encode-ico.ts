const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON = 1;

/** Wraps a square PNG of at most 255 pixels into an ICO file, for what asks for `/favicon.ico` and nothing else. */
export function encodeIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  head.writeUInt16LE(ICON, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
