// `npm run screenshots`: every page as people see it, into `docs/screenshots`.

import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./chromium.ts";

export default defineConfig({
  testDir: "screenshots",
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  use: { launchOptions: CHROMIUM, locale: "en-GB" },
});
