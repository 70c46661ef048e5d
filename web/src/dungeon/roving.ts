/** Arrow keys over the table: left and right within a part, up and down between parts.
 *
 * Parts carry `data-zone`, whatever can have the focus carries `data-stop`. Each part is one stop for the Tab key.
 * While a card is held, arrows visit only the places it can go to.
 */

export interface Roving {
  /** Whether a card is held. */
  holding: () => boolean;
  /** Put it back; false if there was none. */
  letGo: () => boolean;
}

const zonesOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-zone]")];

function stopsOf(zone: HTMLElement): HTMLElement[] {
  return [...zone.querySelectorAll<HTMLElement>("[data-stop]")].filter((stop) => stop.offsetParent !== null);
}

/** The stop in a list whose middle is nearest to another element's: moving up and down keeps the column. */
function nearest(stops: HTMLElement[], to: HTMLElement): HTMLElement | undefined {
  const middle = (element: HTMLElement): number => {
    const box = element.getBoundingClientRect();
    return box.left + box.width / 2;
  };
  const goal = middle(to);
  return stops.reduce<HTMLElement | undefined>(
    (best, stop) => (!best || Math.abs(middle(stop) - goal) < Math.abs(middle(best) - goal) ? stop : best),
    undefined,
  );
}

export function stand(stop: HTMLElement | undefined): boolean {
  if (!stop) return false;
  stop.focus();
  stop.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** Go to the first part with this name: to the last stop visited there, or to the first thing that can be chosen. */
export function enter(root: HTMLElement, name: string, from: HTMLElement | null = null): boolean {
  const zones = zonesOf(root).filter((zone) => zone.dataset["zone"] === name && stopsOf(zone).length);
  if (!zones.length) return false;
  // Asked again, it moves on to the next part with that name: the next opponent.
  const here = from ? zones.findIndex((zone) => zone.contains(from)) : -1;
  const zone = zones[(here + 1) % zones.length];
  if (!zone) return false;
  const stops = stopsOf(zone);
  return stand(stops.find((stop) => stop.matches(".open, .usable")) ?? stops.find((stop) => stop.tabIndex === 0) ?? stops[0]);
}

export function roving(root: HTMLElement, options: Roving): { destroy: () => void } {
  let last: { zone: string; index: number; stop: HTMLElement } | null = null;

  /** One Tab stop per part: the last one visited, or the first that can be chosen, or the first. */
  function order(): void {
    for (const zone of zonesOf(root)) {
      const stops = stopsOf(zone);
      const kept = stops.find((stop) => stop === last?.stop) ?? stops.find((stop) => stop.tabIndex === 0 && stop.dataset["kept"]);
      const home = kept ?? stops.find((stop) => stop.matches(".open, .usable")) ?? stops[0];
      for (const stop of stops) {
        const index = stop === home ? 0 : -1;
        if (stop.tabIndex !== index) stop.tabIndex = index;
      }
    }
    // The focused stop is gone: stay near it, unless somebody moved the focus elsewhere.
    if (last && !last.stop.isConnected && (document.activeElement === null || document.activeElement === document.body)) {
      const { zone: name, index } = last;
      const zone = zonesOf(root).find((other) => other.dataset["zone"] === name) ?? null;
      const stops = zone ? stopsOf(zone) : [];
      last = null;
      stand(stops[Math.min(index, stops.length - 1)]);
    }
  }

  function focusin(event: FocusEvent): void {
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    const zone = stop?.closest<HTMLElement>("[data-zone]");
    if (!stop || !zone) return;
    const stops = stopsOf(zone);
    last = { zone: zone.dataset["zone"] ?? "", index: stops.indexOf(stop), stop };
    for (const other of stops) {
      other.tabIndex = other === stop ? 0 : -1;
      if (other === stop) other.dataset["kept"] = "yes";
      else delete other.dataset["kept"];
    }
  }

  function allowed(stops: HTMLElement[]): HTMLElement[] {
    if (!options.holding()) return stops;
    const places = stops.filter((stop) => stop.matches(".open, .held"));
    return places.length ? places : stops;
  }

  function keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const stop = (event.target as HTMLElement).closest<HTMLElement>("[data-stop]");
    const zone = stop?.closest<HTMLElement>("[data-zone]");
    if (!stop || !zone) return;
    const stops = allowed(stopsOf(zone));
    const at = stops.indexOf(stop);
    let done = false;
    switch (event.key) {
      case "ArrowLeft":
        done = stand(stops[at < 0 ? 0 : (at + stops.length - 1) % stops.length]);
        break;
      case "ArrowRight":
        done = stand(stops[(at + 1) % stops.length]);
        break;
      case "Home":
        done = stand(stops[0]);
        break;
      case "End":
        done = stand(stops.at(-1));
        break;
      case "ArrowUp":
      case "ArrowDown": {
        const zones = zonesOf(root).filter((other) => allowed(stopsOf(other)).length && (other === zone || other.offsetParent !== null));
        const step = event.key === "ArrowDown" ? 1 : -1;
        const next = zones[(zones.indexOf(zone) + step + zones.length) % zones.length];
        done = next !== undefined && stand(nearest(allowed(stopsOf(next)), stop));
        break;
      }
      case "Escape":
        done = options.letGo();
        break;
      case "i":
      case "I":
        // The same as a long press or the secondary button.
        stop.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
        done = true;
        break;
    }
    if (done) event.preventDefault();
  }

  const observer = new MutationObserver(order);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", focusin);
  root.addEventListener("keydown", keydown);
  order();
  return {
    destroy: () => {
      observer.disconnect();
      root.removeEventListener("focusin", focusin);
      root.removeEventListener("keydown", keydown);
    },
  };
}
