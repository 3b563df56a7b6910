import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { check } from "./shuffle";

const known = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

test("a shuffle with salts is checked, and a changed one is found", () => {
  const secret = "00ff".repeat(16);
  const bytes = Buffer.from(secret, "hex");
  const salts = [{ seat: 1, salt: "žluťoučký" }];
  const seed = known(Buffer.concat([bytes, Buffer.from("žluťoučký\n")]));
  const fair = { commitment: known(bytes), salts, secret, seed };
  expect(check(fair)).toEqual({ secret: true, seed: true });
  expect(check({ ...fair, seed: secret })).toEqual({ secret: true, seed: false });
  expect(check({ ...fair, secret: "11".repeat(32) })).toEqual({ secret: false, seed: false });
  expect(check({ ...fair, salts: [], seed: secret })).toEqual({ secret: true, seed: true });
  expect(check({ ...fair, secret: null })).toBeNull();
});
