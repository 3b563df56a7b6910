// Accessibility: what axe finds on a page, by day and by night.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./harbour.ts";
import { settled } from "./sight.ts";

export const LIGHTS = ["light", "dark"] as const;
/** The rules that depend on the light. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Expects that the page, or the part of it that a selector names, has no serious barriers in any of these lights. */
export async function isWithoutBarriers(page: Page, { lights = LIGHTS, within }: { lights?: readonly (typeof LIGHTS)[number][]; within?: string } = {}): Promise<void> {
  for (const light of lights) {
    await page.emulateMedia({ colorScheme: light });
    // The page changes its theme only when it has heard of the light, and fades from one to the other: what is half faded has no
    // contrast worth judging.
    await expect(page.locator("html")).toHaveAttribute("data-theme", light === "light" ? "day" : "night");
    await settled(page);
    const axe = new AxeBuilder({ page });
    if (within !== undefined) axe.include(within);
    const { violations } = await (light === lights[0] ? axe : axe.withRules(COLOURS)).analyze();
    const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(grave.map(({ id, nodes }) => `${id} in the ${light}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)).toEqual([]);
  }
}
