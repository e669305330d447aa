import { useSyncExternalStore } from 'react';

/** Not every browser tells when it is idle; there a moment has to do. */
const patience = 200;
const events = ['pointermove', 'pointerdown', 'keydown', 'input'] as const;

let isUsed = false;
const waiting = new Set<() => void>();

/** From the first thing that somebody does in it, a page is used: one that is only looked at costs nothing more. */
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

/** Whether anything was done in the page yet. */
export function useHasBeenUsed(): boolean {
  return useSyncExternalStore(subscribe, () => isUsed);
}

/** Runs the work when the page is used and the browser has nothing else to do; the answer takes it back. */
export function runAfterFirstUse(work: () => void): () => void {
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(work);
    else globalThis.setTimeout(work, patience);
  };
  if (!isUsed) return subscribe(whenIdle);
  whenIdle();
  return () => {};
}
