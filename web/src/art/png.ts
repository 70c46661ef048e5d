/**
 * A grid as a PNG file with a palette. Written by hand because it must be the same in the browser and in tests, at once
 * and without a canvas; the pictures are so small that storing them uncompressed does not matter.
 */

import type { Grid } from "./grid";
import { COLOURS, rgb } from "./palette";

const CRC = new Uint32Array(256).map((_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function crc(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function adler(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The largest part that deflate stores as it is; a picture of sixteen times the usual size still fits. */
const LARGEST = 65535;

const PALETTE = new Uint8Array(3 * COLOURS);
for (let colour = 0; colour < COLOURS; colour++) PALETTE.set(rgb(colour), 3 * colour);

/** The bytes of the file. */
export function png(grid: Grid): Uint8Array<ArrayBuffer> {
  const raw = new Uint8Array((grid.w + 1) * grid.h);
  for (let y = 0; y < grid.h; y++) {
    raw.set(grid.data.subarray(y * grid.w, (y + 1) * grid.w), y * (grid.w + 1) + 1);
  }
  if (raw.length > LARGEST) throw new Error("the picture is too large");
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, grid.w);
  new DataView(header.buffer).setUint32(4, grid.h);
  header.set([8, 3], 8);
  const stored = new Uint8Array(2 + 5 + raw.length + 4);
  stored.set([0x78, 0x01, 1, raw.length & 255, raw.length >> 8, ~raw.length & 255, (~raw.length >> 8) & 255]);
  stored.set(raw, 7);
  new DataView(stored.buffer).setUint32(7 + raw.length, adler(raw));
  const chunks: [string, Uint8Array][] = [
    ["IHDR", header],
    ["PLTE", PALETTE],
    ["tRNS", new Uint8Array(1)],
    ["IDAT", stored],
    ["IEND", new Uint8Array(0)],
  ];
  const size = chunks.reduce((sum, [, body]) => sum + 12 + body.length, SIGNATURE.length);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  file.set(SIGNATURE);
  let at = SIGNATURE.length;
  for (const [name, body] of chunks) {
    view.setUint32(at, body.length);
    for (let i = 0; i < 4; i++) file[at + 4 + i] = name.charCodeAt(i);
    file.set(body, at + 8);
    view.setUint32(at + 8 + body.length, crc(file.subarray(at + 4, at + 8 + body.length)));
    at += 12 + body.length;
  }
  return file;
}

export function dataUrl(grid: Grid): string {
  return `data:image/png;base64,${btoa(String.fromCharCode(...png(grid)))}`;
}
