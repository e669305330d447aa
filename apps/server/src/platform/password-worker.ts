import { hashSync, verifySync } from '@node-rs/argon2';

/** argon2id with memory and iterations as OWASP recommends (19 MiB, 2 passes). */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Work = { hash: string } | { verify: string; passwordHash: string };

/** Runs in a worker thread: hashes a password, or verifies one. Passwords are normalised first, because keyboards encode an ü in two ways. */
export default function work(requested: Work): string | boolean {
  if ('hash' in requested) return hashSync(requested.hash.normalize('NFC'), cost);
  return verifySync(requested.passwordHash, requested.verify.normalize('NFC'));
}
