import { deriveKey } from '../../platform/derive-key.ts';
import { createGuardedFetch, type GuardedFetch } from '../../platform/guarded-fetch.ts';

/** Settings of the process. */
interface OneRosterSettings {
  /** Encrypts the client secrets of services. */
  key: Buffer;
  /** Whether services may be on this machine or a private network, also with plain HTTP. */
  allowsLocal: boolean;
  /** Whether people choose a password here. */
  isLocal: boolean;
  fetch: GuardedFetch;
}

let settings: OneRosterSettings | undefined;

export function setUpOneRoster(given: { secret: string; allowsLocal: boolean; isLocal: boolean }): void {
  const { secret, allowsLocal, isLocal } = given;
  const fetch = createGuardedFetch({ allowsLocal, timeoutMs: 30_000 });
  settings = { key: deriveKey(secret, 'roster sources'), allowsLocal, isLocal, fetch };
}

export function oneRosterSettings(): OneRosterSettings {
  if (!settings) throw new Error('Nothing is asked before setUpOneRoster() has said how.');
  return settings;
}
