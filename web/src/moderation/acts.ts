// What moderators do, and for how long.

import type { Act, Order } from "../api/types";
import { post } from "../api/http";

/** Everything the audit log can tell of. */
export const ACTS = ["warn", "mute", "ban", "ban-network", "lift", "remove-talk", "close-table", "settle", "delete-person", "give-role"] as const;

/** What can be done about a report. */
export const ANSWERS = ["settle", "warn", "mute", "ban", "remove-talk", "close-table"] as const;
export type Answer = (typeof ANSWERS)[number];

/** For how many days; 0 is for good. */
export const DAYS = [1, 7, 30, 0] as const;

/** The moment so many days from now; none for good. */
export function until(days: number, now = Date.now()): { until?: number } {
  return days === 0 ? {} : { until: now + days * 86_400_000 };
}

/** Does something, and tells why; it settles a report, if it is about one. */
export function act(what: Act, why: string, report?: string): Promise<void> {
  const order: Order = { act: what, why };
  if (report !== undefined) order.report = report;
  return post("/api/moderation/acts", order);
}
