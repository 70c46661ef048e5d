// Rule IDs in texts: BM-BUILD-02 and CR-KING-01, ED-04 and ED-X-02 where editions differ, clarifications CL-06.

export interface RulePart {
  text: string;
  /** The ID, if this part is one. */
  rule: string;
}

const ID = /\b(?:(?:BM|SBM|CR)-[A-Z]+|ED(?:-[A-Z])?|CL)-\d+[a-z]?\b/g;

/** The text in parts, with IDs separate from the rest. */
export function ruleParts(text: string): RulePart[] {
  const found: RulePart[] = [];
  let from = 0;
  for (const match of text.matchAll(ID)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), rule: "" });
    found.push({ text: match[0], rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), rule: "" });
  return found;
}

/** Lower-case letters only, without accents: what a search compares. */
export function searchable(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .toLowerCase();
}
