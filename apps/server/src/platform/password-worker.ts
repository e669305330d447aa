import { hashSync, verifySync } from '@node-rs/argon2';

/** argon2id with the memory and time of OWASP's recommendation (19 MiB, 2 passes). */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type Work = { hash: string } | { verify: string; passwordHash: string };

/** Runs in a thread of its own: the hash of a password, or whether it is the one of a hash. Keyboards spell an ü in two ways, which count alike. */
export default function work(requested: Work): string | boolean {
  if ('hash' in requested) return hashSync(requested.hash.normalize('NFC'), cost);
  return verifySync(requested.passwordHash, requested.verify.normalize('NFC'));
}
