import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import type { Happening, Play } from "../../api/types";
import type { BoardProps } from "../board";
import { printOf } from "./cards";
import recorded from "./fixtures/moments.json";
import { groupsOf } from "./groups";
import { passingOf } from "./passing";
import PortRoyal from "./PortRoyal.svelte";
import type { View } from "./view";

/** Moments of random games in every mode, as the server sends them to the first seat; `make types` writes them anew. */
interface Moment {
  name: string;
  seats: string[];
  happened: Happening[];
  play: Play;
}

const moments = (recorded as unknown as Moment[]).map((moment): [string, Moment] => [moment.name, moment]);

function draw({ seats, happened, play }: Moment, viewer: number | null): string {
  const props: BoardProps = {
    game: "port-royal",
    view: play.view,
    play,
    happened,
    log: happened,
    seats: seats.map((name, index) => ({ seat: index + 1, name, colour: `var(--seat-${index + 1})`, awaited: play.awaited.includes(index + 1) })),
    viewer,
    live: viewer !== null,
    claim: () => undefined,
    choose: () => undefined,
    send: () => undefined,
    refuse: () => undefined,
    explain: () => () => undefined,
    seatTag: createRawSnippet<[number]>((seat) => ({ render: () => `<b>${seats[seat() - 1] ?? ""}</b>` })),
    sound: () => undefined,
    busy: () => undefined,
    pointed: null,
    lit: [],
    marks: [],
    point: () => undefined,
    motion: "none",
    aids: true,
  };
  return render(PortRoyal, { props }).body;
}

describe.each(moments)("%s", (_, moment) => {
  const view = moment.play.view as View;

  test("is drawn for the seat and for an onlooker", () => {
    expect(draw(moment, 1)).toContain("port-royal");
    expect(draw(moment, null)).not.toContain("legal");
  });

  test("shows every card that lies open", () => {
    const html = draw(moment, 1);
    for (const card of view.harbour) expect(html).toContain(`data-piece="harbour|${card}|`);
    for (const card of view.expeditions) expect(html).toContain(`data-piece="expedition|${card}|`);
    for (const { contract } of view.contracts) expect(html).toContain(`data-piece="contracts|${contract}|`);
    for (const { code } of view.adventure?.tasks ?? []) expect(html).toContain(`data-piece="tasks|${code}|`);
    for (const card of view.adventure?.looked_at ?? []) expect(html).toContain(`data-piece="looked|${card}|`);
    for (const [seat, own] of Object.entries(view.seats)) {
      for (const card of own.people) expect(html).toContain(`data-piece="people:${seat}|${card}|`);
    }
  });

  test("lights up everything that an offer touches", () => {
    const html = draw(moment, 1);
    const zones: Record<string, string> = { contract: "contracts", task: "tasks", harbour: "harbour", expedition: "expedition", looked: "looked", goods: "(?:goods|people):1" };
    for (const target of moment.play.legal.flatMap((offer) => offer.targets)) {
      const [kind, card] = [target.slice(0, target.indexOf(":")), target.slice(target.indexOf(":") + 1)];
      const zone = zones[kind];
      if (zone === undefined) continue;
      const piece = new RegExp(`class="piece[^"]*legal[^>]*data-piece="${zone}\\|${card.replaceAll("+", "\\+")}\\|`);
      expect(piece.test(html), target).toBe(true);
    }
  });

  test("knows every card", () => {
    const cards = Object.values(view.seats).flatMap((own) => [...own.people, ...own.expeditions, ...own.stowed, ...own.kept]);
    for (const card of [...cards, ...view.harbour, ...view.expeditions]) expect(printOf(card), card).not.toBeNull();
  });
});

test("there are moments of every mode and nearly every phase", () => {
  // Random games hardly ever come to the event that searches the pile for a ship.
  const phases = new Set(moments.map(([, { play }]) => (play.view as View).phase));
  expect([...phases].sort()).toEqual(
    ["after", "arrival", "choose", "close", "decide", "discover", "event", "look", "offer", "over", "prepare", "salvage", "set-aside", "share", "take"].sort(),
  );
});

test("people are grouped by what they do, and equal ones are told apart", () => {
  const groups = groupsOf(["sailor 3/1", "blue-trader 3/1", "sailor 3/1", "captain 4/1", "sailor 5/2"]);
  expect(groups.map(({ role, people }) => [role, people.map(({ card, copy }) => `${card}#${copy}`)])).toEqual([
    ["captain", ["captain 4/1#0"]],
    ["sailor", ["sailor 3/1#0", "sailor 3/1#1", "sailor 5/2#0"]],
    ["blue-trader", ["blue-trader 3/1#0"]],
  ]);
});

test("the second ship of a colour is shown for a moment", () => {
  const message = { id: "port-royal-busted" };
  const happened = [
    { number: 1, at: 0, message, event: { what: "revealed", seat: 1, card: "tax swords" } },
    { number: 2, at: 0, message, event: { what: "busted", seat: 1, card: "flute 2/2" } },
  ];
  expect(passingOf(happened)).toEqual({ card: "flute 2/2", message, bust: true });
  expect(passingOf(happened.slice(0, 1))).toEqual({ card: "tax swords", message, bust: false });
  expect(passingOf([])).toBeNull();
});
