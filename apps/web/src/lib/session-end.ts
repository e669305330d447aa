import { useSyncExternalStore } from 'react';

/**
 * When a session expires, the page redirects to /Login and discards what is open. A page whose document has unsaved changes is held instead: it
 * stays, says that the user is signed out, and continues once the same user has signed in again.
 */
const holders = new Set<() => boolean>();
const listeners = new Set<() => void>();
let hasEnded = false;

/** Holds the page while `hasWords` returns true; returns a function that releases it. */
export function holdReload(hasUnsavedChanges: () => boolean): () => void {
  holders.add(hasUnsavedChanges);
  return () => void holders.delete(hasUnsavedChanges);
}

export function isPageHeld(): boolean {
  return [...holders].some((hasUnsavedChanges) => hasUnsavedChanges());
}

export function markSessionEnded(hasSessionEnded: boolean): void {
  if (hasEnded === hasSessionEnded) return;
  hasEnded = hasSessionEnded;
  for (const listener of listeners) listener();
}

export function subscribeSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function hasSessionEnded(): boolean {
  return hasEnded;
}

/** Whether the user is signed out on a page that is held. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(subscribeSessionEnd, hasSessionEnded);
}
