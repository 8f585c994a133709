// Addresses within the client.

export interface Place {
  path: string[];
  query: URLSearchParams;
  hash: string;
}

function read(): Place {
  return {
    path: location.pathname.split("/").filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

let place = $state.raw<Place>(read());

export function here(): Place {
  return place;
}

/** Goes to another address of the client. */
export function go(to: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", to);
  else history.replaceState(null, "", to);
  const before = place.path.join("/");
  place = read();
  if (how === "push" && place.path.join("/") !== before) scrollTo(0, 0);
}

/** Follows links within the client without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", () => {
  place = read();
});
