import { useSyncExternalStore } from 'react';

/** Whether the last request reached the server. */
let isReachable = true;
const listeners = new Set<() => void>();

export function noteReachable(isNow: boolean): void {
  if (isReachable === isNow) return;
  isReachable = isNow;
  for (const listener of listeners) listener();
}

export function isServerReachable(): boolean {
  return isReachable;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useServerReachable(): boolean {
  return useSyncExternalStore(subscribe, isServerReachable);
}
