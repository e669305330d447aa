import type { Launch } from '@redraft/contracts';
import { useSyncExternalStore } from 'react';
import { parseJson, readStored, writeStored } from './browser-storage.ts';
import { isRecord } from './records.ts';

/** The launch out of a course of a learning platform that this frame or window shows; null everywhere else. */
const storageKey = 'redraft.launch';
const codeKey = 'redraft.launch-code.';
const listeners = new Set<() => void>();
let current: Launch | null = load();

function load(): Launch | null {
  if (typeof window === 'undefined') return null;
  const stored = parseJson(readStored('session', storageKey));
  return isLaunch(stored) ? stored : null;
}

/** Stored by nobody else, and parsed when it came. */
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

/** The code that the launch has left for this page, which counts once. */
export function takeLaunchCode(place: string): string | null {
  const code = readStored('session', codeKey + place);
  writeStored('session', codeKey + place, null);
  return code;
}

/** Whether the page stands in a frame of the platform, with the platform's own navigation around it. */
export function isInPlatformFrame(): boolean {
  return current !== null && window.parent !== window;
}

/** The address of a page in a frame of ours, with what lets the platform's page stand around both. */
export function withFramePass(address: string): string {
  if (current === null) return address;
  const separator = address.includes('?') ? '&' : '?';
  return `${address}${separator}lti_frame=${encodeURIComponent(current.framePass)}`;
}
