// Does the alarm ring? Plays a test whose fault shows in one deal of twelve with fresh deals until it is found, and then again as the
// failure says.

import { spawnSync } from "node:child_process";

const DEALS = 80;

/** Plays the planted test; what it prints, if it failed. */
function play(env, ...options) {
  const args = ["playwright", "test", "alarm", "--reporter=list", ...options];
  const { status, stdout } = spawnSync("npx", args, { encoding: "utf8", env: { ...process.env, ALARM: "1", ...env } });
  return status === 0 ? null : stdout;
}

const failed = play({ SEED: "fresh" }, "--repeat-each", String(DEALS), "--max-failures", "1");
if (failed === null) throw new Error(`a fault in one deal of twelve was not found in ${DEALS} deals`);
const [command, seed, only] = /make browser ALARM=1 SEED=([0-9a-f]+) ONLY="(.+)"/.exec(failed) ?? [];
if (command === undefined) throw new Error(`the failure does not say how to repeat it: ${failed}`);
if (play({ SEED: seed }, "--grep", only) === null) throw new Error(`${command} finds no fault`);
process.stdout.write(`A fault in one deal of twelve was found, and again by: ${command}\n`);
