// A real `portolan serve` with the embedded client, on a folder and a port of its own, that can be stopped and started again.

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const BINARY = process.env["PORTOLAN_BINARY"] ?? new URL("../../target/debug/portolan", import.meta.url).pathname;

export class Server {
  address = "";
  #port = 0;
  #process: ChildProcess | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), "portolan-"));

  async start(): Promise<void> {
    const child = spawn(BINARY, ["serve", "--port", String(this.#port), "--data", this.#data, "--thinkers", "1"], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, RUST_LOG: "warn" },
    });
    this.#process = child;
    const lines = createInterface({ input: child.stdout });
    this.address = await new Promise<string>((resolve, reject) => {
      lines.once("line", resolve);
      child.once("exit", (code) => reject(new Error(`the server stopped at once, with ${String(code)}`)));
    });
    this.address = this.address.replace(/\/$/, "");
    // After a restart it is found where it was.
    this.#port = Number(new URL(this.address).port);
  }

  /** Asks it to stop, as a system does, and waits until it has. */
  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await gone;
    this.#process = null;
  }

  /** Kills it, as a failing machine would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
    this.#process = null;
  }

  /** Runs `portolan admin` beside it. */
  admin(what: readonly string[]): string {
    return execFileSync(BINARY, ["admin", "--data", this.#data, ...what], { encoding: "utf8" });
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#data, { recursive: true, force: true });
  }
}
