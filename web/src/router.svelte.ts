/** Where the client is: the start page, a table, or one of the other pages. */
export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; table: string; number: number }
  | { page: "join"; code: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "crews" }
  | { page: "crew"; id: string }
  | { page: "join-crew"; code: string }
  | { page: "me" }
  | { page: "link"; code: string }
  | { page: "matches" }
  | { page: "analysis" }
  | { page: "statistics"; game: string | undefined }
  | { page: "puzzles"; game: string | undefined; number: number | undefined }
  | { page: "daily" }
  | { page: "mission"; code: string }
  | { page: "mission-editor"; start: string | undefined }
  | { page: "about" }
  | { page: "missing" };

/** The route of an address. */
export function read(path: string): Route {
  try {
    return routeOf(path.split("/").filter(Boolean).map(decodeURIComponent));
  } catch {
    // The address was cut short in the middle of an encoded character.
    return { page: "missing" };
  }
}

function routeOf([first = "", second, third, fourth]: string[]): Route {
  if (first === "") return { page: "home" };
  if (first === "statistics") return { page: "statistics", game: second };
  if (first === "puzzles") {
    if (third !== undefined && !/^[1-9]\d*$/.test(third)) return { page: "missing" };
    return { page: "puzzles", game: second, number: third === undefined ? undefined : Number(third) };
  }
  if (second === undefined) {
    const alone = (["about", "analysis", "crews", "daily", "matches", "me"] as const).find(
      (page) => page === first,
    );
    return { page: alone ?? "missing" };
  }
  switch (first) {
    case "t":
      if (third === undefined) return { page: "table", id: second };
      if (third !== "replay" || !/^[1-9]\d*$/.test(fourth ?? "")) return { page: "missing" };
      return { page: "replay", table: second, number: Number(fourth) };
    case "j":
      return { page: "join", code: second };
    case "crews":
      return { page: "crew", id: second };
    case "m":
      return { page: "mission", code: second };
    case "missions":
      return second === "new" ? { page: "mission-editor", start: third } : { page: "missing" };
    case "c":
      return { page: "join-crew", code: second };
    case "link":
      return { page: "link", code: second };
    case "rules":
      return { page: "rules", game: second };
    case "learn":
      return { page: "learn", game: second };
    default:
      return { page: "missing" };
  }
}

const state = $state<{ route: Route }>({ route: read(location.pathname) });

addEventListener("popstate", () => {
  state.route = read(location.pathname);
});

export function route(): Route {
  return state.route;
}

/** Goes to an address of this site; `replace` leaves no trace of the one before. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  state.route = read(location.pathname);
  scrollTo(0, 0);
  // A screen reader goes on reading where the new page begins.
  document.getElementById("content")?.focus({ preventScroll: true });
}

/** Lets links of this site change the route without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.origin !== location.origin || link.hasAttribute("download"))
    return;
  // Requests to the server, and places on the page itself.
  if (link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
