// Log lines split into plain words and card names, so that each name can be a button.

import type { LogLine } from "./protocol";

export interface Piece {
  text: string;
  /** The card this piece names, if any. */
  card: string;
}

/** A line's text in pieces; a card named twice is a link twice. Longer names win over names inside them. Only the names of
 * cards that are `shown` somewhere are cut out: a game that is plugged in, or a home-made set, may have others. */
export function pieces(line: Pick<LogLine, "text" | "cards">, shown: { has: (card: string) => boolean }): Piece[] {
  const names = [...line.cards].filter(([card, words]) => words && shown.has(card)).sort((a, b) => b[1].length - a[1].length);
  let found: Piece[] = [{ text: line.text, card: "" }];
  for (const [card, words] of names) {
    found = found.flatMap((piece) => {
      if (piece.card) return [piece];
      return piece.text
        .split(words)
        .flatMap((text, index): Piece[] => [...(index ? [{ text: words, card }] : []), { text, card: "" }])
        .filter((part) => part.text);
    });
  }
  return found;
}

/** Lines in groups: those caused by the same choice belong together. */
export function groups(lines: readonly LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0]?.seq === line.seq) last.push(line);
    else found.push([line]);
  }
  return found;
}
