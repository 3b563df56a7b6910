// Why somebody is told of to the moderators.

import type { Reason } from "../api/types";

export const REASONS: readonly Reason[] = ["insult", "spam", "name", "cheating", "other"];
