// Checking a shuffle: the hash shown at the start must be that of the secret shown at the end, and the seed must come of it.

import type { Shuffle } from "../api/types";
import { sha256 } from "./sha256";

export interface Checked {
  /** The secret is the one whose hash was shown before the game. */
  secret: boolean;
  /** The seed comes of the secret and the seats' salts. */
  seed: boolean;
}

export function check({ commitment, salts, secret, seed }: Shuffle): Checked | null {
  if (secret === null || seed === null) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const salted = new TextEncoder().encode(salts.map(({ salt }) => `${salt}\n`).join(""));
  const expected = salts.length === 0 ? secret : sha256(Uint8Array.from([...bytes, ...salted]));
  return { secret: sha256(bytes) === commitment, seed: expected === seed };
}
