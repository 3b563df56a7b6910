// Where colonists shall work: a draft that is changed freely and sent as one line.

import type { Placing } from "../../generated/puerto-rico/Placing";
import type { SeatView } from "../../generated/puerto-rico/SeatView";
import { printed } from "./boards";
import { TILES } from "./pictures";

/** Somewhere colonists work (`corn`, `quarry`, `hacienda`): how many are there, and how many could be. */
export interface Post {
  spot: string;
  staff: number;
  circles: number;
}

export class Arrangement {
  readonly posts: readonly Post[];
  /** Who waits in San Juan. */
  readonly idle: number;
  /** Where colonists were put to work in this draft, the latest last. */
  private readonly placed: readonly string[];

  constructor(posts: readonly Post[], idle: number, placed: readonly string[] = []) {
    this.posts = posts;
    this.idle = idle;
    this.placed = placed;
  }

  /** As a seat's colonists stand now. */
  static of(own: SeatView): Arrangement {
    const tiles = TILES.map((tile) => {
      const [staff = 0, circles = 0] = (own.island[tile] ?? "0/0").split("/").map(Number);
      return { spot: tile as string, staff, circles };
    });
    const houses = Object.entries(own.buildings).map(([spot, staff]) => ({ spot, staff: staff ?? 0, circles: printed(spot).circles }));
    return new Arrangement([...tiles, ...houses].filter(({ circles }) => circles > 0), own.san_juan);
  }

  /** The same colonists, so many at each place. */
  to(staff: Placing["anew"]): Arrangement {
    const posts = this.posts.map((post) => ({ ...post, staff: staff[post.spot] ?? 0 }));
    const all = (some: readonly Post[]) => some.reduce((sum, post) => sum + post.staff, 0);
    const placed = posts.flatMap(({ spot, staff }) => Array.from({ length: Math.max(0, staff - this.staffOf(spot)) }, () => spot));
    return new Arrangement(posts, this.idle + all(this.posts) - all(posts), placed);
  }

  staffOf(spot: string): number {
    return this.posts.find((post) => post.spot === spot)?.staff ?? 0;
  }

  /** How many of those at work there were put there in this draft. */
  newcomersAt(spot: string): number {
    return this.placed.filter((one) => one === spot).length;
  }

  /** Can somebody come to an empty circle there: from San Juan, or whoever was put to work elsewhere in this draft? */
  canFill(spot: string): boolean {
    return this.idle > 0 || this.placed.some((one) => one !== spot);
  }

  /**
   * One touch: one colonist more, if somebody waits and there is a circle; to an empty house the latest newcomer moves, if nobody waits;
   * otherwise everybody there goes back to San Juan.
   */
  touched(spot: string): Arrangement {
    const post = this.posts.find((one) => one.spot === spot);
    if (!post) return this;
    if (post.staff === 0) return this.filled(spot);
    const more = this.idle > 0 && post.staff < post.circles ? 1 : -post.staff;
    return this.with(spot, more);
  }

  /** One tile of several of a kind: its own colonist comes or goes. */
  toggled(spot: string, manned: boolean): Arrangement {
    return manned ? this.with(spot, -1) : this.filled(spot);
  }

  /** One colonist more there: from San Juan, or the latest newcomer from elsewhere. */
  private filled(spot: string): Arrangement {
    if (this.idle > 0) return this.with(spot, 1);
    const from = this.placed.findLast((one) => one !== spot);
    return from === undefined ? this : this.with(from, -1).with(spot, 1);
  }

  private with(spot: string, more: number): Arrangement {
    const posts = this.posts.map((one) => (one.spot === spot ? { ...one, staff: one.staff + more } : one));
    const placed = more > 0 ? [...this.placed, spot] : without(this.placed, spot, -more);
    return new Arrangement(posts, this.idle - more, placed);
  }

  /** Nobody may wait in San Juan while a circle is empty. */
  get isComplete(): boolean {
    return this.idle === 0 || this.posts.every(({ staff, circles }) => staff === circles);
  }

  /**
   * The picks that lead here from another arrangement: first everybody who is moved is taken away, then all are placed. A table where
   * the placing is over by itself also places by itself whoever has but one place left to go: nobody has to say that.
   */
  picksFrom(before: Arrangement, endsItself: boolean): string[] {
    const change = (post: Post) => post.staff - before.staffOf(post.spot);
    const times = (count: number, spot: string) => Array.from({ length: Math.max(0, count) }, () => spot);
    const lifts = this.posts.flatMap((post) => times(-change(post), post.spot));
    const places = this.posts.flatMap((post) => times(change(post), post.spot));
    const free = new Map(this.posts.map((post) => [post.spot, post.circles - Math.min(post.staff, before.staffOf(post.spot))]));
    const placed: string[] = [];
    for (const spot of places) {
      const hasChoice = [...free.values()].filter((circles) => circles > 0).length > 1;
      if (endsItself && placed.length > 0 && !hasChoice) break;
      free.set(spot, (free.get(spot) ?? 0) - 1);
      placed.push(spot);
    }
    const picks = [...lifts.map((spot) => `lift ${spot}`), ...placed.map((spot) => `place ${spot}`)];
    return endsItself && places.length > 0 ? picks : [...picks, "done"];
  }
}

/** The list without the last so many of these. */
function without(list: readonly string[], item: string, times: number): readonly string[] {
  const at = times > 0 ? list.lastIndexOf(item) : -1;
  return at === -1 ? list : without(list.toSpliced(at, 1), item, times - 1);
}
