// Arrow keys: from a thing on the board to the nearest one in that direction.

/** Where something lies, as `getBoundingClientRect` tells it. */
export type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Beside the way counts as further than ahead, so that rows and columns are kept. */
const ASIDE = 3;

/** The place in the list of the nearest box in the direction of an arrow key, or -1. */
export function nearest(key: string, from: Box, boxes: readonly Box[]): number {
  const middle = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const here = middle(from);
  const away = boxes.map((box) => {
    const { x, y } = middle(box);
    const ahead = { ArrowRight: x - here.x, ArrowLeft: here.x - x, ArrowDown: y - here.y, ArrowUp: here.y - y }[key] ?? 0;
    const isSideways = key === "ArrowRight" || key === "ArrowLeft";
    // Boxes that share a row or a column lie straight ahead, however long they are.
    const apart = isSideways ? Math.max(0, box.top - from.bottom, from.top - box.bottom) : Math.max(0, box.left - from.right, from.left - box.right);
    const aside = apart > 0 ? apart + Math.abs(isSideways ? y - here.y : x - here.x) : 0.1 * Math.abs(isSideways ? y - here.y : x - here.x);
    return ahead > 1 ? ahead + ASIDE * aside : Infinity;
  });
  const least = Math.min(...away);
  return Number.isFinite(least) ? away.indexOf(least) : -1;
}

/** Lets arrow keys walk over the buttons of a board. Whoever clicked on something keeps the arrows for what they otherwise do. */
export function arrows(board: HTMLElement): () => void {
  const walk = (event: KeyboardEvent) => {
    const here = event.target;
    if (!event.key.startsWith("Arrow") || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (!(here instanceof HTMLElement) || !here.matches("button:focus-visible")) return;
    const others = [...board.querySelectorAll<HTMLElement>("button:not(:disabled)")].filter((button) => button !== here && button.offsetWidth > 0);
    const boxes = others.map((button) => button.getBoundingClientRect());
    others[nearest(event.key, here.getBoundingClientRect(), boxes)]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  board.addEventListener("keydown", walk);
  return () => board.removeEventListener("keydown", walk);
}
