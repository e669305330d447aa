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
  const value = parseJson(readStored('session', storageKey));
  return isLaunch(value) ? value : null;
}

/** A plain check is enough: only this module stores it, after parsing it on arrival. */
function isLaunch(value: unknown): value is Launch {
  return isRecord(value) && typeof value.framePass === 'string' && isRecord(value.platform);
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
export function takeLaunchCode(path: string): string | null {
  const code = readStored('session', codeKey + path);
  writeStored('session', codeKey + path, null);
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
