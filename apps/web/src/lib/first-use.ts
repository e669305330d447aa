import { useSyncExternalStore } from 'react';

/** Fallback delay in ms for browsers without `requestIdleCallback`. */
const patience = 200;
const events = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

let isUsed = false;
const waiting = new Set<() => void>();

/** The first interaction marks the page as used; a page that is only viewed loads nothing more. */
function handleFirstUse(): void {
  isUsed = true;
  for (const sign of events) window.removeEventListener(sign, handleFirstUse, { capture: true });
  for (const listener of waiting) listener();
}

if (typeof window !== 'undefined') {
  for (const sign of events) window.addEventListener(sign, handleFirstUse, { passive: true, capture: true });
}

function subscribe(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** Whether the user has interacted with the page yet. */
export function useHasBeenUsed(): boolean {
  return useSyncExternalStore(subscribe, () => isUsed);
}

/** Runs `work` after the first interaction, when the browser is idle. Returns a function that cancels it. */
export function runAfterFirstUse(work: () => void): () => void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work);
    else globalThis.setTimeout(work, patience);
  };
  if (!isUsed) return subscribe(whenIdle);
  whenIdle();
  return () => {};
}
