// A table whose game began as it was opened: how it stands came with the answer, and its page takes it over instead of asking again.

import type { News } from "./types";

let handed: News | null = null;

export function handOver(news: News): void {
  handed = news;
}

/** What was handed over for this table, once. */
export function takeOver(table: string): News | null {
  const news = handed?.table.id === table ? handed : null;
  handed = null;
  return news;
}
