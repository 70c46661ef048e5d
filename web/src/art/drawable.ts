/** What of a card its picture is made from: never anything that changes with the language. */

export interface Drawable {
  readonly id: string;
  readonly kind: string;
  readonly numbers: Readonly<Record<string, unknown>>;
}

/** The words of an id, without plural and possessive endings: `ligers-den` gives `liger`, `den`. */
export function words(id: string): string[] {
  return id.split(/[^a-z0-9]+/).filter(Boolean);
}

/** The entry of a vocabulary for a word, also when the word is a plural, a possessive or a compound. */
export function lookUp<T>(vocabulary: ReadonlyMap<string, T>, word: string): T | undefined {
  const exact = vocabulary.get(word) ?? vocabulary.get(word.replace(/s$/, "")) ?? vocabulary.get(word.replace(/es$/, ""));
  if (exact !== undefined) return exact;
  let best: [number, T] | undefined;
  for (const [key, thing] of vocabulary) {
    if (key.length >= 4 && word.includes(key) && key.length > (best?.[0] ?? 0)) best = [key.length, thing];
  }
  return best?.[1];
}

export function number(card: Drawable, name: string, otherwise = 0): number {
  const value = card.numbers[name];
  return typeof value === "number" ? value : otherwise;
}

export function text(card: Drawable, name: string, otherwise = ""): string {
  const value = card.numbers[name];
  return typeof value === "string" ? value : otherwise;
}

/** The classes of a hero: one, two or none. */
export function heroClasses(card: Drawable): string[] {
  const found = card.numbers["class"];
  if (Array.isArray(found)) return found.map(String);
  return typeof found === "string" && found !== "none" ? [found] : [];
}

/** The treasure of a room or boss: class and how much of it, in the order of the card. */
export function treasure(card: Drawable): [string, number][] {
  const value = card.numbers["treasure"];
  if (Array.isArray(value)) return value.map((name) => [String(name), 1]);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).filter((pair): pair is [string, number] => typeof pair[1] === "number" && pair[1] > 0);
}
