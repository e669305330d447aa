import { createGuardedFetch, type GuardedFetch } from '../../platform/guarded-fetch.ts';

/** Settings of the process. */
export interface EventSettings {
  /** Secrets and pseudonyms are derived from it. */
  secret: string;
  origin: string;
  /** Whether endpoints may be on this machine or a private network, also with plain HTTP. */
  allowsLocal: boolean;
  fetch: GuardedFetch;
}

let settings: EventSettings | undefined;

export function setUpLearningEvents(options: Omit<EventSettings, 'fetch'>): void {
  settings = { ...options, fetch: createGuardedFetch({ allowsLocal: options.allowsLocal }) };
}

export function eventSettings(): EventSettings {
  if (!settings) throw new Error('Nothing is sent before setUpLearningEvents() has said from where.');
  return settings;
}
