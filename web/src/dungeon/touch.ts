/** A long press or the secondary button shows the details of a card: `use:touch={show}`. */

const LONG = 480;
const STRAY = 10;

export function touch(node: HTMLElement, show: () => void): { update: (show: () => void) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let start = { x: 0, y: 0 };
  let shown = false;

  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const down = (event: PointerEvent): void => {
    shown = false;
    if (event.pointerType === "mouse") return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      timer = null;
      shown = true;
      show();
    }, LONG);
  };
  const move = (event: PointerEvent): void => {
    // A finger that moves is scrolling.
    if (timer !== null && Math.hypot(event.clientX - start.x, event.clientY - start.y) > STRAY) stop();
  };
  // The click after a long press would choose what somebody only wanted to look at.
  const click = (event: MouseEvent): void => {
    if (!shown) return;
    shown = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const menu = (event: MouseEvent): void => {
    event.preventDefault();
    if (timer === null && !shown) show();
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", stop);
  node.addEventListener("pointercancel", stop);
  node.addEventListener("contextmenu", menu);
  node.addEventListener("click", click, { capture: true });
  return {
    update: (next) => {
      show = next;
    },
    destroy: () => {
      stop();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", stop);
      node.removeEventListener("pointercancel", stop);
      node.removeEventListener("contextmenu", menu);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}
