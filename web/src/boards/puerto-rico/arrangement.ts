// Where colonists shall work: a draft that is changed freely and sent as one line.

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

  constructor(posts: readonly Post[], idle: number) {
    this.posts = posts;
    this.idle = idle;
  }

  static of(own: SeatView): Arrangement {
    const tiles = TILES.map((tile) => {
      const [staff = 0, circles = 0] = (own.island[tile] ?? "0/0").split("/").map(Number);
      return { spot: tile as string, staff, circles };
    });
    const houses = Object.entries(own.buildings).map(([spot, staff]) => ({ spot, staff: staff ?? 0, circles: printed(spot).circles }));
    return new Arrangement([...tiles, ...houses].filter(({ circles }) => circles > 0), own.san_juan);
  }

  staffOf(spot: string): number {
    return this.posts.find((post) => post.spot === spot)?.staff ?? 0;
  }

  /** One colonist more (from San Juan) or fewer (back there), where that can be. */
  with(spot: string, more: 1 | -1): Arrangement {
    const post = this.posts.find((one) => one.spot === spot);
    if (!post || (more === 1 ? this.idle === 0 || post.staff === post.circles : post.staff === 0)) return this;
    const posts = this.posts.map((one) => (one.spot === spot ? { ...one, staff: one.staff + more } : one));
    return new Arrangement(posts, this.idle - more);
  }

  /** Nobody may wait in San Juan while a circle is empty. */
  get isComplete(): boolean {
    return this.idle === 0 || this.posts.every(({ staff, circles }) => staff === circles);
  }

  /** The picks that lead here from another arrangement: first everybody who is moved is taken away, then all are placed. */
  picksFrom(before: Arrangement): string[] {
    const change = (post: Post) => post.staff - before.staffOf(post.spot);
    const times = (count: number, line: string) => Array.from({ length: Math.max(0, count) }, () => line);
    const lifts = this.posts.flatMap((post) => times(-change(post), `lift ${post.spot}`));
    const places = this.posts.flatMap((post) => times(change(post), `place ${post.spot}`));
    // With the last colonist placed, the placing is over by itself.
    return places.length > 0 ? [...lifts, ...places] : ["done"];
  }
}
