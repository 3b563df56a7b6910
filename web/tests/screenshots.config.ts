// `npm run screenshots`: every page as people see it, into `docs/screenshots`.

import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./chromium.ts";

export default defineConfig({
  testDir: "screenshots",
  workers: 1,
  // Whole games are played for some pictures, and a busy machine takes its time.
  timeout: 900_000,
  // Shuffles differ, and a game may end before the moment to be pictured comes.
  retries: 3,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: { launchOptions: CHROMIUM, locale: "en-GB" },
});
