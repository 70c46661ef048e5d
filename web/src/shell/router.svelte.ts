// Pages by path. Links are ordinary links: a click on one of ours is caught and shown without reloading.

export interface Route {
  path: string;
  query: URLSearchParams;
}

function here(): Route {
  return { path: decodeURI(location.pathname).replace(/\/+$/, "") || "/", query: new URLSearchParams(location.search) };
}

class Router {
  route = $state.raw<Route>(here());

  start(): void {
    addEventListener("popstate", () => (this.route = here()));
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return;
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/")) return;
      // A place on the same page is the browser's business.
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.route = here();
    scrollTo(0, 0);
  }

  /** Change what the address says of this very page, without a step back to what it said: sliders, secrets in links. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    // The page knows already; only another path is another page.
    const now = here();
    if (now.path !== this.route.path) this.route = now;
  }
}

export const router = new Router();

/** The parts of a path: `/t/abc` is `["t", "abc"]`. */
export function parts(path: string): string[] {
  return path.split("/").filter(Boolean);
}
