// Whether there is room for everything side by side.

const query = typeof matchMedia === "function" ? matchMedia("(min-width: 1000px)") : null;
let matches = $state(query?.matches ?? false);
query?.addEventListener("change", (event) => (matches = event.matches));

export function wide(): boolean {
  return matches;
}
