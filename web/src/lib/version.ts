// The page and the server have the same version, unless the server was updated under an open page or something between
// the two kept an old page. Then nothing is read, because it might mean something else now.

import { VERSION } from "./protocol";

/** `other`: reloading the page should help. `stuck`: it was reloaded, and it's still the same page. */
export type Agreement = "same" | "other" | "stuck";

export function agreement(theirs: number, loadedFor: string | null): Agreement {
  if (theirs === VERSION) return "same";
  return loadedFor === `${VERSION} ${theirs}` ? "stuck" : "other";
}

const KEY = "lairwright.loaded-for";

/** Compare with the server's version. Private windows may refuse to remember: then it is always worth a try. */
export function compare(theirs: number): Agreement {
  try {
    const found = agreement(theirs, sessionStorage.getItem(KEY));
    if (found === "same") sessionStorage.removeItem(KEY);
    return found;
  } catch {
    return agreement(theirs, null);
  }
}

/** Reload the page because the server speaks another version, and remember having tried. */
export function loadFor(theirs: number): void {
  try {
    sessionStorage.setItem(KEY, `${VERSION} ${theirs}`);
  } catch {
    // Then we won't know that it was tried before.
  }
  location.reload();
}
