import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256";
import { check } from "./shuffle";

const known = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

test("our SHA-256 is the one everybody knows, at every length around a block", () => {
  for (const length of [0, 1, 3, 31, 32, 55, 56, 57, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
    expect(sha256(bytes)).toBe(known(bytes));
  }
});

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
