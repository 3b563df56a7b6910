// Checking a shuffle: the hash shown at the start must be that of the secret shown at the end, and the seed must come of it. The
// browser's own SHA-256 is only there on https, and a shuffle should be checkable on any network.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Shuffle } from "../api/types";

export interface Checked {
  /** The secret is the one whose hash was shown before the game. */
  secret: boolean;
  /** The seed comes of the secret and the seats' salts. */
  seed: boolean;
}

export function check({ commitment, salts, secret, seed }: Shuffle): Checked | null {
  if (secret === null || seed === null) return null;
  const bytes = hexToBytes(secret);
  const salted = utf8ToBytes(salts.map(({ salt }) => `${salt}\n`).join(""));
  const expected = salts.length === 0 ? secret : bytesToHex(sha256(concatBytes(bytes, salted)));
  return { secret: bytesToHex(sha256(bytes)) === commitment, seed: expected === seed };
}
