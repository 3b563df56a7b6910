import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./tests/chromium.ts";

export default defineConfig({
  testDir: "tests/browser",
  // The long run and the stopwatch are asked for by their names, with SOAK=1 (`make soak`) and TIMES=1 (`make times`).
  testIgnore: [process.env["SOAK"] ? [] : ["soak*.spec.ts"], process.env["TIMES"] ? [] : ["times*.spec.ts"]].flat(),
  // Two cores: a browser and a server share one with the other pair.
  workers: 2,
  fullyParallel: true,
  // A whole game on a busy machine takes its time.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // Every game is dealt anew. What fails is played once more and told as flaky; what fails twice, fails.
  retries: 1,
  reporter: [["list"]],
  use: { launchOptions: CHROMIUM, viewport: { width: 1280, height: 720 }, locale: "en-GB", screenshot: "only-on-failure" },
});
