import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./tests/chromium.ts";

/** No single wait takes longer, even on a busy machine: what does not come by then does not come. */
const PATIENCE_MS = 30_000;

/** Where `make test` wants to read how long each test took. */
const TIMES = process.env["TEST_TIMES"];

export default defineConfig({
  testDir: "tests/browser",
  // The long run, the check of its alarm and the stopwatch are asked for by name: SOAK=1 and ALARM=1 (`make soak`), TIMES=1 (`make times`).
  testIgnore: ["soak", "alarm", "times"].filter((kind) => !process.env[kind.toUpperCase()]).map((kind) => `${kind}*.spec.ts`),
  // Two cores: a browser and a server share one with the other pair.
  workers: 2,
  fullyParallel: true,
  // A whole game is many short waits.
  timeout: 300_000,
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS } },
  // Every game is dealt from a known seed: what fails once fails again.
  retries: 0,
  forbidOnly: true,
  reporter: [["list"], ...(TIMES === undefined ? [] : [["json", { outputFile: `${TIMES}/browser.json` }] as const])],
  use: {
    launchOptions: CHROMIUM,
    viewport: { width: 1280, height: 720 },
    locale: "en-GB",
    screenshot: "only-on-failure",
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
  },
});
