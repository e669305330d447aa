import { useSyncExternalStore } from 'react';

/**
 * A session that has ended leads to /Login, and takes what is open with it. A page with words that only its document has is held instead: it
 * stays as it is, says that its user is signed out, and goes on once the same person has signed in again.
 */
const holders = new Set<() => boolean>();
const listeners = new Set<() => void>();
let hasEnded = false;

/** Holds the page as long as this says so; returns the way to let go. */
export function holdReload(hasWords: () => boolean): () => void {
  holders.add(hasWords);
  return () => void holders.delete(hasWords);
}

export function isPageHeld(): boolean {
  return [...holders].some((hasWords) => hasWords());
}

export function markSessionEnded(isNow: boolean): void {
  if (hasEnded === isNow) return;
  hasEnded = isNow;
  for (const listener of listeners) listener();
}

export function subscribeSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function hasSessionEnded(): boolean {
  return hasEnded;
}

/** Whether the user is signed out of a page that is held. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribeSessionEnd, hasSessionEnded);
}
