// A seat is recognized by a colour, a shape and a number, never by colour alone.

export interface SeatMark {
  /** A geometric sign. */
  shape: string;
  /** The custom property with its colour. */
  colour: string;
  /** The number people use: seats are counted from one. */
  number: number;
}

const SHAPES = ["▲", "●", "■", "◆", "★", "✚"] as const;

export function seatMark(seat: number): SeatMark {
  const index = ((seat % SHAPES.length) + SHAPES.length) % SHAPES.length;
  return { shape: SHAPES[index] ?? "●", colour: `var(--seat-${index})`, number: seat + 1 };
}
