import { request } from '../../lib/api.ts';
import { parseJson, readStored, writeStored } from '../../lib/browser-storage.ts';
import { now } from '../../lib/clock.ts';
import { preferredLanguage } from '../../lib/i18n.ts';
import { isRecord } from '../../lib/records.ts';

/** A category of requests. */
export interface Tracker {
  id: number;
  name: string;
}

const storageKey = 'redraft.trackers';
/** Categories rarely change. */
const maxAgeMs = 86_400_000;

/** Cached in this browser per language; parsed by hand, because zod is not loaded before sign-in. */
export async function loadTrackers(): Promise<readonly Tracker[]> {
  const language = preferredLanguage();
  const stored = parseJson(readStored('local', storageKey));
  if (isRecord(stored) && stored.language === language && isFresh(stored.at))
    return trackersIn(stored.trackers);
  const response = await request({ method: 'GET', path: '/api/support/trackers' }, { isIncidental: true });
  const trackers = trackersIn(await response.json());
  writeStored('local', storageKey, JSON.stringify({ language, at: now(), trackers }));
  return trackers;
}

function isFresh(at: unknown): boolean {
  return typeof at === 'number' && at <= now() && now() - at < maxAgeMs;
}

function trackersIn(list: unknown): Tracker[] {
  const isTracker = (one: unknown): one is Tracker =>
    isRecord(one) && typeof one.id === 'number' && typeof one.name === 'string';
  return Array.isArray(list) ? list.filter(isTracker) : [];
}
