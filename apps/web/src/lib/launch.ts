import type { Launch } from '@redraft/contracts';
import { useSyncExternalStore } from 'react';
import { parseJson, readStored, writeStored } from './browser-storage.ts';
import { isRecord } from './records.ts';

/** The LTI launch from an LMS course that this frame or window shows; null otherwise. */
const storageKey = 'redraft.launch';
const codeKey = 'redraft.launch-code.';
const listeners = new Set<() => void>();
let current: Launch | null = load();

function load(): Launch | null {
  if (typeof window === 'undefined') return null;
  const stored = parseJson(readStored('session', storageKey));
  return isLaunch(stored) ? stored : null;
}

/** A plain check is enough: only this module stores it, after parsing it on arrival. */
function isLaunch(stored: unknown): stored is Launch {
  return isRecord(stored) && typeof stored.framePass === 'string' && isRecord(stored.platform);
}

export function currentLaunch(): Launch | null {
  return current;
}

export function storeLaunch(launch: Launch): void {
  writeStored('session', storageKey, JSON.stringify(launch));
  current = launch;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLaunch(): Launch | null {
  return useSyncExternalStore(subscribe, currentLaunch);
}

/** Takes the one-time code that the launch left for this page. */
export function takeLaunchCode(place: string): string | null {
  const code = readStored('session', codeKey + place);
  writeStored('session', codeKey + place, null);
  return code;
}

/** Whether the page is shown in an iframe of the LMS, which has its own navigation. */
export function isInPlatformFrame(): boolean {
  return current !== null && window.parent !== window;
}

/** The URL for a nested frame, with the pass that allows the LMS's page as frame ancestor. */
export function withFramePass(address: string): string {
  if (current === null) return address;
  const separator = address.includes('?') ? '&' : '?';
  return `${address}${separator}lti_frame=${encodeURIComponent(current.framePass)}`;
}
