import { useSyncExternalStore } from 'react';

/** Fallback delay in ms for browsers without `requestIdleCallback`. */
const idleFallbackMs = 200;
const events = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

let wasUsed = false;
const pendingActions = new Set<() => void>();

/** The first interaction marks the page as used; a page that is only viewed loads nothing more. */
function handleFirstUse(): void {
  wasUsed = true;
  for (const eventName of events) window.removeEventListener(eventName, handleFirstUse, { capture: true });
  for (const listener of pendingActions) listener();
}

if (typeof window !== 'undefined') {
  for (const eventName of events)
    window.addEventListener(eventName, handleFirstUse, { passive: true, capture: true });
}

function subscribe(listener: () => void): () => void {
  pendingActions.add(listener);
  return () => pendingActions.delete(listener);
}

/** Whether the user has interacted with the page yet. */
export function useHasBeenUsed(): boolean {
  return useSyncExternalStore(subscribe, () => wasUsed);
}

/** Runs `work` after the first interaction, when the browser is idle. Returns a function that cancels it. */
export function runAfterFirstUse(work: () => void): () => void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work);
    else globalThis.setTimeout(work, idleFallbackMs);
  };
  if (!wasUsed) return subscribe(whenIdle);
  whenIdle();
  return () => {};
}
