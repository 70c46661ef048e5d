// Log lines cut into plain words and the names of cards, so that each name can be a button.

import type { LogLine } from "./protocol";

export interface Piece {
  text: string;
  /** The card this piece names, or nothing. */
  card: string;
}

/** The text of a line in pieces; what is named twice is a link twice. Longer names win over names within them. */
export function pieces(line: Pick<LogLine, "text" | "cards">): Piece[] {
  const names = [...line.cards].filter(([, words]) => words).sort((a, b) => b[1].length - a[1].length);
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

/** Lines in groups: those that one choice caused belong together. */
export function groups(lines: readonly LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.[0]?.seq === line.seq) last.push(line);
    else found.push([line]);
  }
  return found;
}
