// Where we are: the address is the state, so that every page and every moment has a link.

let path = $state(location.pathname);
let search = $state(location.search);
let hash = $state(location.hash);

function follow(): void {
  path = location.pathname;
  search = location.search;
  hash = location.hash;
}

/** What lies over the page, such as a drawer: going back closes it first. */
let cover: (() => void) | null = null;

window.addEventListener("popstate", () => {
  const close = cover;
  cover = null;
  close?.();
  follow();
});

/** The address without its question mark, in parts: `/table/abc` is `["table", "abc"]`. */
export function parts(): string[] {
  return path.split("/").filter((part) => part !== "").map(decodeURIComponent);
}

/** What stands behind the question mark. */
export function query(): URLSearchParams {
  return new URLSearchParams(search);
}

/** The place on the page: what stands behind the hash sign. */
export function fragment(): string {
  return decodeURIComponent(hash.slice(1));
}

/** Goes to another page. */
export function go(address: string): void {
  cover = null;
  history.pushState(null, "", address);
  follow();
  window.scrollTo(0, 0);
}

/** Something is laid over the page. Going back calls `close`; who closes it otherwise calls `uncover`. */
export function coverPage(close: () => void): void {
  if (cover === null) history.pushState(history.state, "");
  cover = close;
}

/** It is gone again: the step in the history goes with it. */
export function uncoverPage(): void {
  if (cover === null) return;
  cover = null;
  history.back();
}

/** Changes the address of the page we are on, without a new step in the history. */
export function amend(address: string): void {
  history.replaceState(null, "", address);
  follow();
}

/** Follows plain links inside the client without loading the page again. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
