/** A picture as a grid of palette numbers, and the strokes pictures are made of. Light comes from the upper left. */

import { CLEAR, ink, type Ramp } from "./palette";

export type Point = readonly [number, number];

export class Grid {
  readonly data: Uint8Array;

  constructor(
    readonly w: number,
    readonly h: number,
    fill = ".",
  ) {
    this.data = new Uint8Array(w * h).fill(ink(fill));
  }

  get(x: number, y: number): number {
    return x < 0 || y < 0 || x >= this.w || y >= this.h ? CLEAR : (this.data[y * this.w + x] ?? CLEAR);
  }

  put(x: number, y: number, colour: number): void {
    x = Math.round(x);
    y = Math.round(y);
    if (x >= 0 && y >= 0 && x < this.w && y < this.h) this.data[y * this.w + x] = colour;
  }

  dot(x: number, y: number, letter: string): this {
    this.put(x, y, ink(letter));
    return this;
  }

  dots(letter: string, ...at: Point[]): this {
    for (const [x, y] of at) this.dot(x, y, letter);
    return this;
  }

  rect(x: number, y: number, w: number, h: number, letter: string): this {
    const colour = ink(letter);
    for (let j = 0; j < h; j++) for (let i = 0; i < w; i++) this.put(x + i, y + j, colour);
    return this;
  }

  /** A block lit at the top and left, in shadow at the bottom and right. */
  block(x: number, y: number, w: number, h: number, ramp: Ramp): this {
    const [dark, plain, lit] = shades(ramp);
    this.rect(x, y, w, h, plain);
    this.rect(x, y, w, 1, lit).rect(x, y, 1, h, lit);
    return this.rect(x, y + h - 1, w, 1, dark).rect(x + w - 1, y, 1, h, dark);
  }

  frame(x: number, y: number, w: number, h: number, letter: string): this {
    this.rect(x, y, w, 1, letter).rect(x, y + h - 1, w, 1, letter);
    return this.rect(x, y, 1, h, letter).rect(x + w - 1, y, 1, h, letter);
  }

  line(x0: number, y0: number, x1: number, y1: number, letter: string, thick = 1): this {
    const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
    for (let i = 0; i <= steps; i++) {
      const x = Math.round(x0 + ((x1 - x0) * i) / steps);
      const y = Math.round(y0 + ((y1 - y0) * i) / steps);
      this.rect(x, y, thick, thick, letter);
    }
    return this;
  }

  /** A shaded ball or egg. */
  ball(cx: number, cy: number, rx: number, ry: number, ramp: Ramp): this {
    const [dark, plain, lit] = shades(ramp).map(ink) as [number, number, number];
    for (let y = Math.floor(cy - ry); y <= cy + ry; y++) {
      for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
        const u = (x - cx) / (rx + 0.3);
        const v = (y - cy) / (ry + 0.3);
        if (u * u + v * v > 1) continue;
        const light = -u * 0.6 - v * 0.8;
        this.put(x, y, light > 0.52 ? lit : light < -0.35 ? dark : plain);
      }
    }
    return this;
  }

  disc(cx: number, cy: number, rx: number, ry: number, letter: string): this {
    const colour = ink(letter);
    for (let y = Math.floor(cy - ry); y <= cy + ry; y++) {
      for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
        const u = (x - cx) / (rx + 0.3);
        const v = (y - cy) / (ry + 0.3);
        if (u * u + v * v <= 1) this.put(x, y, colour);
      }
    }
    return this;
  }

  ring(cx: number, cy: number, rx: number, ry: number, letter: string): this {
    const colour = ink(letter);
    const steps = Math.ceil((rx + ry) * 5);
    for (let i = 0; i < steps; i++) {
      const a = (i * 2 * Math.PI) / steps;
      this.put(cx + rx * Math.cos(a), cy + ry * Math.sin(a), colour);
    }
    return this;
  }

  /** A filled polygon, shaded from left (lit) to right (shadow) when a ramp is given instead of one colour. */
  poly(points: readonly Point[], ramp: Ramp): this {
    const xs = points.map((p) => p[0]);
    const ys = points.map((p) => p[1]);
    const left = Math.min(...xs);
    const right = Math.max(...xs);
    const one = ramp.length === 1;
    const [dark, plain, lit] = (one ? [ramp, ramp, ramp] : shades(ramp)).map(ink) as [number, number, number];
    const bottom = Math.min(Math.max(...ys), this.h - 1);
    const last = Math.min(right, this.w - 1);
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= bottom; y++) {
      for (let x = Math.max(0, Math.floor(left)); x <= last; x++) {
        if (!inside(points, x, y)) continue;
        const across = (x - left) / Math.max(1, right - left);
        this.put(x, y, across < 0.3 ? lit : across > 0.72 ? dark : plain);
      }
    }
    return this;
  }

  /** A written sprite; rows may be ragged, a dot is nothing. `swap` renames letters: `{R: 'B'}`. */
  sprite(x: number, y: number, rows: readonly string[], swap: Record<string, string> = {}, flip = false): this {
    rows.forEach((row, j) => {
      [...row].forEach((letter, i) => {
        const colour = ink(swap[letter] ?? letter);
        if (colour !== CLEAR) this.put(flip ? x + (rows[0]?.length ?? 0) - 1 - i : x + i, y + j, colour);
      });
    });
    return this;
  }

  /** The left half of a sprite, each row written up to the axis, painted with its mirror image. */
  twin(axis: number, y: number, rows: readonly string[], swap: Record<string, string> = {}): this {
    rows.forEach((row, j) => {
      [...row].forEach((letter, i) => {
        const colour = ink(swap[letter] ?? letter);
        if (colour === CLEAR) return;
        const away = row.length - i;
        this.put(axis - away, y + j, colour);
        this.put(axis + away - 1, y + j, colour);
      });
    });
    return this;
  }

  stamp(other: Grid, x: number, y: number, flip = false): this {
    for (let j = 0; j < other.h; j++) {
      for (let i = 0; i < other.w; i++) {
        const colour = other.get(flip ? other.w - 1 - i : i, j);
        if (colour !== CLEAR) this.put(x + i, y + j, colour);
      }
    }
    return this;
  }

  /** An outline around everything painted, where there is room. */
  outline(letter = "k"): this {
    const colour = ink(letter);
    const before = this.data.slice();
    const at = (x: number, y: number): number =>
      x < 0 || y < 0 || x >= this.w || y >= this.h ? CLEAR : (before[y * this.w + x] ?? CLEAR);
    for (let y = 0; y < this.h; y++) {
      for (let x = 0; x < this.w; x++) {
        if (at(x, y) !== CLEAR) continue;
        if (at(x - 1, y) || at(x + 1, y) || at(x, y - 1) || at(x, y + 1)) this.put(x, y, colour);
      }
    }
    return this;
  }

  /** Everything painted in one colour: a shadow or a glow of the same form. */
  silhouette(letter: string): Grid {
    const shape = new Grid(this.w, this.h);
    const colour = ink(letter);
    this.data.forEach((value, at) => {
      if (value !== CLEAR) shape.data[at] = colour;
    });
    return shape;
  }

  recolour(swap: Record<string, string>): this {
    const map = new Map(Object.entries(swap).map(([from, to]) => [ink(from), ink(to)]));
    this.data.forEach((value, at) => {
      this.data[at] = map.get(value) ?? value;
    });
    return this;
  }

  /** The smallest part that holds everything painted. */
  trimmed(): Grid {
    let [x0, y0, x1, y1] = [this.w, this.h, -1, -1];
    for (let y = 0; y < this.h; y++) {
      for (let x = 0; x < this.w; x++) {
        if (this.get(x, y) === CLEAR) continue;
        x0 = Math.min(x0, x);
        x1 = Math.max(x1, x);
        y0 = Math.min(y0, y);
        y1 = Math.max(y1, y);
      }
    }
    if (x1 < 0) return new Grid(1, 1);
    const part = new Grid(x1 - x0 + 1, y1 - y0 + 1);
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) part.put(x - x0, y - y0, this.get(x, y));
    return part;
  }
}

function shades(ramp: Ramp): [string, string, string] {
  return [ramp[0] ?? "k", ramp[1] ?? ramp[0] ?? "k", ramp[2] ?? ramp[1] ?? ramp[0] ?? "k"];
}

function inside(points: readonly Point[], x: number, y: number): boolean {
  let within = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const from = points[i] as Point;
    const to = points[j] as Point;
    const ax = from[0];
    const ay = from[1];
    const bx = to[0];
    const by = to[1];
    // Points on an edge count: small shapes would lose their corners otherwise.
    if (x >= Math.min(ax, bx) - 0.4 && x <= Math.max(ax, bx) + 0.4 && y >= Math.min(ay, by) - 0.4 && y <= Math.max(ay, by) + 0.4) {
      const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      const square = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
      if (cross * cross < 0.2025 * square) return true;
    }
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}
