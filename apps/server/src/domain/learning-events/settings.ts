import { createGuardedFetch, type GuardedFetch } from '../../platform/guarded-fetch.ts';

/** Of the process. */
export interface EventSettings {
  /** What secrets and pseudonyms are derived from. */
  secret: string;
  origin: string;
  /** Whether endpoints may be on this machine or in its network, also by plain http. */
  allowsLocal: boolean;
  fetch: GuardedFetch;
}

let settings: EventSettings | undefined;

export function setUpLearningEvents(given: Omit<EventSettings, 'fetch'>): void {
  settings = { ...given, fetch: createGuardedFetch({ allowsLocal: given.allowsLocal }) };
}

export function eventSettings(): EventSettings {
  if (!settings) throw new Error('Nothing is sent before setUpLearningEvents() has said from where.');
  return settings;
}
