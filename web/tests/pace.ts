// What is in sight when: listens to the table and to the page.

import type { Page } from "@playwright/test";

/** What the server told in one entry: which act it belongs to, and whose that was. */
export interface Told {
  act: number | null;
  seat: number | null;
}

/** A change of what is in sight. */
export interface Step {
  /** Milliseconds. */
  at: number;
  /** The last entry that is shown. */
  number: number;
  /** What still moved when it began. */
  moving: string[];
}

/** Listens to what the server tells of the table. */
export function listen(page: Page): { told: Map<number, Told>; me: () => number | null } {
  const told = new Map<number, Told>();
  let me: number | null = null;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as {
        type: string;
        number: number;
        happened: { act?: number; seat?: number }[];
        table: { viewer: number | null };
      };
      if (message.type !== "entry") return;
      me = message.table.viewer;
      const own = message.happened.filter((one) => one.act !== undefined);
      told.set(message.number, { act: own.at(-1)?.act ?? null, seat: own.find((one) => one.seat !== undefined)?.seat ?? null });
    }),
  );
  return { told, me: () => me };
}

/** Writes down in the page which entries it has been told of: this program may hear of a message before the page does. */
export async function watchTold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: number[] = [];
    (window as unknown as { told: number[] }).told = told;
    window.WebSocket = class extends WebSocket {
      constructor(...address: ConstructorParameters<typeof WebSocket>) {
        super(...address);
        this.addEventListener("message", ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string; number: number };
          if (message.type === "entry") told.push(message.number);
        });
      }
    };
  });
}

/** Writes down in the page when what is in sight changes, and what still moves on the board at that moment. */
export async function watchSteps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = document.querySelector("[data-entry]");
    if (!frame) throw new Error("there is no table");
    const steps: Step[] = [];
    (window as unknown as { steps: Step[] }).steps = steps;
    const movingNow = (): string[] =>
      document
        .getAnimations()
        .filter((animation) => !(animation instanceof CSSTransition) && animation.effect instanceof KeyframeEffect && animation.effect.target?.closest("main"))
        .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity)
        // What began with this step, or is in its last frame, is not of the step before.
        .filter(({ currentTime, effect }) => Number(currentTime) > 60 && Number(effect?.getComputedTiming().endTime) - Number(currentTime) > 60)
        .map(({ effect }) => ((effect as KeyframeEffect).target?.getAttribute("class") ?? "?") + ` ${(effect as KeyframeEffect).pseudoElement ?? ""}`);
    new MutationObserver(() => steps.push({ at: performance.now(), number: Number(frame.getAttribute("data-entry")), moving: movingNow() })).observe(frame, {
      attributeFilter: ["data-entry"],
    });
  });
}

export function steps(page: Page): Promise<Step[]> {
  return page.evaluate(() => (window as unknown as { steps: Step[] }).steps);
}

/** What moves Port Royal on. */
export const PORT_ROYAL = ["hire", "take", "stop", "repel", "reveal"];
