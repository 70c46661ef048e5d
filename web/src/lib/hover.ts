// Looking at something without pressing it, which only a mouse can do. A tap makes mouse events too, including one that
// says the mouse has left when the page moves under the finger: then what the tap has shown would disappear again.

export interface Hovering {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
}

export function hovering(look: () => unknown, away: () => unknown): Hovering {
  const byMouse = (act: () => unknown) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") act();
  };
  return { onpointerenter: byMouse(look), onpointerleave: byMouse(away) };
}
