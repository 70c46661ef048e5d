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

function big(value: number): number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

function chunk(name: string, body: number[] | Uint8Array): number[] {
  const head = [...name].map((letter) => letter.charCodeAt(0));
  const part = Uint8Array.from([...head, ...body]);
  return [...big(body.length), ...part, ...big(crc(part))];
}

/** The bytes of the file. A stored block holds 65,535 bytes: enough for every picture here. */
export function png(grid: Grid): Uint8Array {
  const raw = new Uint8Array((grid.w + 1) * grid.h);
  for (let y = 0; y < grid.h; y++) {
    raw.set(grid.data.subarray(y * grid.w, (y + 1) * grid.w), y * (grid.w + 1) + 1);
  }
  const blocks: number[] = [];
  for (let at = 0; at < raw.length; at += 65535) {
    const part = raw.subarray(at, at + 65535);
    const n = part.length;
    blocks.push(at + n >= raw.length ? 1 : 0, n & 255, n >> 8, ~n & 255, (~n >> 8) & 255, ...part);
  }
  const colours: number[] = [];
  for (let c = 0; c < COLOURS; c++) colours.push(...rgb(c));
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk("IHDR", [...big(grid.w), ...big(grid.h), 8, 3, 0, 0, 0]),
    ...chunk("PLTE", colours),
    ...chunk("tRNS", [0]),
    ...chunk("IDAT", [0x78, 0x01, ...blocks, ...big(adler(raw))]),
    ...chunk("IEND", []),
  ]);
}

export function dataUrl(grid: Grid): string {
  let text = "";
  for (const byte of png(grid)) text += String.fromCharCode(byte);
  return `data:image/png;base64,${btoa(text)}`;
}
