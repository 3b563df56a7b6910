// What there is to choose from in the settings.

/** How others' actions are shown. */
export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** Which choices ask once more. */
export const CONFIRMS = ["never", "matters", "always"] as const;
export type Confirm = (typeof CONFIRMS)[number];

export const THEMES = ["system", "day", "night"] as const;
export type Theme = (typeof THEMES)[number];
